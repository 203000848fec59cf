import type { Request } from 'express';
import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql';
import { DomainError } from '../../kernel/errors';
import type { RequestContext } from '../../platform/request-context';
import { documentLimits, MAX_TOKENS } from '../graphql/document-limits';
import { spendOnOperation, spendOnReading } from '../graphql/operation-limits';

/** A subscription that keeps to all limits, and what telling one change may cost at most. */
export interface ReadSubscription {
  readonly args: ExecutionArgs;
  readonly cost: number;
}

/**
 * Parses the subscription of a request, within the limits of every other operation. Throws DomainError
 * BAD_REQUEST for anything else, and the refusals of those limits; GraphQLError for an invalid document.
 */
export async function readSubscription(
  schema: GraphQLSchema,
  request: Request,
  context: RequestContext,
): Promise<ReadSubscription> {
  const { query, operationName, variables = {} } = (request.body ?? {}) as Record<string, unknown>;
  if (typeof query !== 'string' || !isName(operationName) || !isValues(variables))
    throw new DomainError('BAD_REQUEST');
  await spendOnReading(request, context);
  const document = readDocument(schema, query);
  const operation = getOperationAST(document, operationName) ?? undefined;
  if (operation && operation.operation !== OperationTypeNode.SUBSCRIPTION)
    throw new DomainError('BAD_REQUEST');
  const cost = await spendOnOperation({ schema, document, operation, variables }, context);
  return { args: { schema, document, operationName, variableValues: variables }, cost };
}

function isName(value: unknown): value is string | null | undefined {
  return value === undefined || value === null || typeof value === 'string';
}

function isValues(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readDocument(schema: GraphQLSchema, query: string): DocumentNode {
  const document = parseDocument(query);
  const rules = [...specifiedRules, ...documentLimits];
  const [error] = validate(schema, document, rules, { maxErrors: 5 });
  if (error) throw withCode(error, 'GRAPHQL_VALIDATION_FAILED');
  return document;
}

function parseDocument(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    throw error instanceof GraphQLError ? withCode(error, 'GRAPHQL_PARSE_FAILED') : error;
  }
}

/** The code that other operations are refused with for the same fault. */
function withCode(
  { message, nodes, source, positions, originalError }: GraphQLError,
  code: string,
) {
  return new GraphQLError(message, {
    nodes,
    source,
    positions,
    originalError,
    extensions: { code },
  });
}
