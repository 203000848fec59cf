import type { ApolloServerPlugin } from '@apollo/server';
import type { Request } from 'express';
import { OperationTypeNode } from 'graphql';
import { DomainError } from '../../kernel/errors';
import { refuseWrongVariables } from '../../platform/graphql/wrong-variables';
import type { RequestContext } from '../../platform/request-context';
import { presentRefusal } from '../error-mapping';
import { exceedsBytes } from './exceeds-bytes';
import { httpStatusOf } from '../http-errors';
import { costOf } from './operation-cost';

/** What one operation may cost. The dearest of the storefront costs a third of it. */
const MAX_COST = 8_000;
/** Characters of a document that cost as much to parse and check as one field. */
const CHARACTERS_A_POINT = 10;
const MAX_ANSWER_BYTES = 1_000_000;

/** Takes what reading a document costs, before it is read. Throws DomainError RATE_LIMITED. */
export async function spendOnReading(request: Request, context: RequestContext): Promise<void> {
  const { query } = (request.body ?? request.query) as { query?: unknown };
  if (typeof query === 'string')
    await context.budget.spend(Math.ceil(query.length / CHARACTERS_A_POINT));
}

/** Refuses what names no operation, has wrong variables, costs too much or comes too often. */
export const limitOperations: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      async didResolveOperation({ schema, document, operation, request, contextValue }) {
        if (!operation) throw new DomainError('OPERATION_NOT_NAMED');
        const { variables = {}, operationName } = request;
        refuseWrongVariables(schema, operation, variables);
        const cost = costOf({ schema, document, operationName, variables });
        if (cost > MAX_COST) throw new DomainError('QUERY_TOO_COSTLY', { max: MAX_COST });
        await contextValue.budget.spend(cost);
      },
    }),
};

/** Sends no giant answers to queries. What a mutation did is done, so it is told at any length. */
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

/** Tells in `extensions.cost` of each answer what it cost and what is left. */
export const tellCosts: ApolloServerPlugin<RequestContext> = {
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
