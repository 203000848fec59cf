import type { ApolloServerPlugin } from '@apollo/server';
import type { Request } from 'express';
import { GraphQLError, OperationTypeNode, type OperationDefinitionNode } from 'graphql';
import { DomainError } from '../../kernel/errors';
import { refuseWrongVariables } from '../../platform/graphql/wrong-variables';
import { points } from '../../platform/http/points';
import type { RequestContext } from '../../platform/request-context';
import { presentRefusal } from '../error-mapping';
import { httpStatusOf } from '../http-errors';
import { costOf, type Operation } from './operation-cost';

/** Characters of a document that cost as much to parse and check as one field. */
const CHARACTERS_A_POINT = 10;
const MAX_ANSWER_BYTES = 1_000_000;

/**
 * Charges the cost of reading a document before it is read, and the cost of a response where none was computed.
 * Throws DomainError RATE_LIMITED.
 */
export async function spendOnReading(request: Request, context: RequestContext): Promise<void> {
  const { query } = (request.body ?? request.query) as { query?: unknown };
  await context.budget.spend(
    typeof query === 'string' ? Math.ceil(query.length / CHARACTERS_A_POINT) : points.answer,
  );
}

/** Refuses what names no operation, has wrong variables, costs too much or comes too often. */
export const limitOperations: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      async didResolveOperation({ schema, document, operation, request, contextValue }) {
        if (operation?.operation === OperationTypeNode.SUBSCRIPTION) throw subscriptionElsewhere();
        const { variables = {} } = request;
        await spendOnOperation({ schema, document, operation, variables }, contextValue);
      },
    }),
};

/** `/graphql` responds once. The message is meant for developers, as with a refused document. */
function subscriptionElsewhere(): GraphQLError {
  const extensions = { code: 'BAD_REQUEST', http: { status: 400 } };
  const message = 'Subscriptions are answered as Server-Sent Events at POST /graphql/stream.';
  return new GraphQLError(message, { extensions });
}

/** An operation as its request names it. */
interface NamedOperation extends Omit<Operation, 'operation'> {
  /** Undefined where the request names none of the document's. */
  readonly operation: OperationDefinitionNode | undefined;
}

/**
 * Checks an operation's variables and takes what it may cost at most; returns those points. Throws
 * InputRefused, DomainError OPERATION_NOT_NAMED, QUERY_TOO_COSTLY, RATE_LIMITED.
 */
export async function spendOnOperation(
  { operation, ...named }: NamedOperation,
  { budget }: Pick<RequestContext, 'budget'>,
): Promise<number> {
  if (!operation) throw new DomainError('OPERATION_NOT_NAMED');
  refuseWrongVariables(named.schema, operation, named.variables);
  const cost = costOf({ ...named, operation });
  if (cost > points.operation) throw new DomainError('QUERY_TOO_COSTLY', { max: points.operation });
  await budget.spend(cost);
  return cost;
}

/** Refuses giant responses to queries. A mutation has already taken effect, so its response may have any length. */
export const limitAnswers: ApolloServerPlugin<RequestContext> = {
  requestDidStart: ({ contextValue: { language } }) =>
    Promise.resolve({
      willSendResponse({ response: { body, http }, operation }) {
        const isQuery = operation?.operation === OperationTypeNode.QUERY;
        if (
          body.kind === 'single' &&
          isQuery &&
          exceedsBytes(body.singleResult, MAX_ANSWER_BYTES)
        ) {
          const refusal = new DomainError('ANSWER_TOO_LARGE', { max: MAX_ANSWER_BYTES / 1_000 });
          body.singleResult = { errors: [presentRefusal(refusal, language)] };
          Object.assign(http, { status: httpStatusOf(refusal.code) });
        }
        return Promise.resolve();
      },
    }),
};

/** Returns whether a value has more than `limit` bytes as JSON, escapes not counted; stops reading there. */
function exceedsBytes(value: unknown, limit: number): boolean {
  let bytes = 0;
  const add = (part: unknown): boolean => {
    if (typeof part === 'string') bytes += Buffer.byteLength(part) + 2;
    else if (Array.isArray(part)) return part.some(add);
    else if (typeof part === 'object' && part !== null)
      return Object.entries(part).some(([name, inner]) => add(name) || add(inner));
    else bytes += 5;
    return bytes > limit;
  };
  return add(value);
}

/** Reports the cost and the remaining budget in `extensions.cost` of each response. */
export const reportCost: ApolloServerPlugin<RequestContext> = {
  requestDidStart: ({ contextValue: { budget } }) =>
    Promise.resolve({
      willSendResponse({ response: { body } }) {
        const cost = budget.cost();
        if (body.kind === 'single' && cost)
          body.singleResult.extensions = { ...body.singleResult.extensions, cost };
        return Promise.resolve();
      },
    }),
};
