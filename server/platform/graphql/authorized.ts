import { Authorized, createParameterDecorator, Directive, Mutation, Query } from 'type-graphql';
import { requireViewer, type RequestContext } from '../request-context';

type Returns = Parameters<typeof Query>[0];

interface OperationOptions {
  readonly description: string;
  /** Null also means that the object does not exist; otherwise null occurs only together with an error. */
  readonly nullable?: true;
  /** The replacement, and the day until which the field remains (schema/CHANGELOG.md). */
  readonly deprecationReason?: string;
}

/** The signed-in shopper of the request. Throws DomainError PLEASE_LOGIN for a guest (AU-01). */
export function CurrentViewer() {
  return createParameterDecorator<RequestContext>(({ context }) => requireViewer(context));
}

/**
 * A query for everybody. Each is nullable, so that a refused one does not void the others in the same document;
 * `@semanticNonNull` marks those that are null only together with an error.
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

/** Adds the required authorisation to the description, so that it appears in the schema everywhere it applies. */
function forShoppers({ description, ...options }: OperationOptions): OperationOptions {
  return { ...options, description: `${description} Signed in only, else PLEASE_LOGIN.` };
}

function authorized(operation: MethodDecorator): MethodDecorator {
  return (target, name, descriptor) => {
    operation(target, name, descriptor);
    Authorized()(target, name, descriptor);
  };
}
