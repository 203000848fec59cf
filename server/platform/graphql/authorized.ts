import { Authorized, createParameterDecorator, Mutation, Query } from 'type-graphql';
import { requireViewer, type RequestContext } from '../request-context';

type Returns = Parameters<typeof Query>[0];

interface OperationOptions {
  readonly description: string;
  readonly nullable?: true;
}

/** The signed-in shopper of the request. Throws DomainError PLEASE_LOGIN for a guest (AU-01). */
export function CurrentViewer() {
  return createParameterDecorator<RequestContext>(({ context }) => requireViewer(context));
}

/** A query for signed-in shoppers only. */
export function AuthorizedQuery(returns: Returns, options: OperationOptions): MethodDecorator {
  return authorized(Query(returns, options));
}

/** A mutation for signed-in shoppers only. */
export function AuthorizedMutation(returns: Returns, options: OperationOptions): MethodDecorator {
  return authorized(Mutation(returns, options));
}

function authorized(operation: MethodDecorator): MethodDecorator {
  return (target, name, descriptor) => {
    operation(target, name, descriptor);
    Authorized()(target, name, descriptor);
  };
}
