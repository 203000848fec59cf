import { Authorized, createParameterDecorator, Directive, Mutation, Query } from 'type-graphql';
import { requireViewer, type RequestContext } from '../request-context';

type Returns = Parameters<typeof Query>[0];

interface OperationOptions {
  readonly description: string;
  /** Null also says that there is no such thing; otherwise null comes with an error alone. */
  readonly nullable?: true;
  /** What to use instead, and until which day it stays (schema/CHANGELOG.md). */
  readonly deprecationReason?: string;
}

/** The signed-in shopper of the request. Throws DomainError PLEASE_LOGIN for a guest (AU-01). */
export function CurrentViewer() {
  return createParameterDecorator<RequestContext>(({ context }) => requireViewer(context));
}

/**
 * A query for everybody. Any may be null, so that one which is refused takes no other of the same
 * document with it; `@semanticNonNull` tells where null comes with an error alone.
 */
export function PublicQuery(
  returns: Returns,
  { nullable, ...options }: OperationOptions,
): MethodDecorator {
  return (target, name, descriptor) => {
    Query(returns, { ...options, nullable: true })(target, name, descriptor);
    if (!nullable) Directive('@semanticNonNull')(target, name, descriptor);
  };
}

/** A query for signed-in shoppers only. */
export function AuthorizedQuery(returns: Returns, options: OperationOptions): MethodDecorator {
  return authorized(PublicQuery(returns, forShoppers(options)));
}

/** A mutation for signed-in shoppers only. */
export function AuthorizedMutation(returns: Returns, options: OperationOptions): MethodDecorator {
  return authorized(Mutation(returns, forShoppers(options)));
}

/** Says who may ask, so that it stands in the schema wherever it holds. */
function forShoppers({ description, ...options }: OperationOptions): OperationOptions {
  return { ...options, description: `${description} Signed in only, else PLEASE_LOGIN.` };
}

function authorized(operation: MethodDecorator): MethodDecorator {
  return (target, name, descriptor) => {
    operation(target, name, descriptor);
    Authorized()(target, name, descriptor);
  };
}
