import {
  getNullableType,
  GraphQLError,
  isListType,
  isObjectType,
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import {
  fieldExtensionsEstimator,
  getComplexity,
  type ComplexityEstimator,
} from 'graphql-query-complexity';
import { MAX_PAGE_SIZE } from '../../kernel/page';

/** Rows of a list that declares no length of its own (`listOf`). */
const ASSUMED_ROWS = 10;
/** A change locks, checks and writes; its refusal costs nearly as much. */
const MUTATION_COST = 20;
/** Introspection is free, whatever its size: only developers can use it, and their tools need the whole schema. */
const INTROSPECTION_COST = 2_000;

const estimators: ComplexityEstimator[] = [
  ({ field, childComplexity }) =>
    field.name.startsWith('__') && childComplexity > 0 ? INTROSPECTION_COST : undefined,
  ({ type, childComplexity }) =>
    type.name === 'Mutation' ? MUTATION_COST + childComplexity : undefined,
  fieldExtensionsEstimator(),
  ({ type, field, args, childComplexity }) => {
    const isList = isListType(getNullableType(field.type));
    // The cost of a page's content is counted by the field that requests the page.
    const isInPage = isObjectType(type) && isPage(type);
    const rows: unknown =
      args['pageSize'] ??
      args['first'] ??
      args['limit'] ??
      (isList && !isInPage ? ASSUMED_ROWS : 1);
    return 1 + withinPage(Number(rows)) * childComplexity;
  },
];

/** True if a type is a page of a list or a slice of a connection. */
function isPage(type: GraphQLObjectType): boolean {
  const fields = type.getFields();
  return 'pageSize' in fields || 'pageInfo' in fields;
}

/** A page that is refused costs no more than the largest, and never less than nothing. */
function withinPage(rows: number): number {
  return Math.min(Math.max(rows, 1), MAX_PAGE_SIZE);
}

/** An operation of a document, with its variables. */
export interface Operation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Record<string, unknown>;
}

/** Cached costs of operations without variables, for as long as their documents are cached. */
const known = new WeakMap<OperationDefinitionNode, number>();

/**
 * Returns what an operation may cost at most, in fields: one for each, times the length of the lists
 * around it. 1,000 took 1 to 2 ms of a processor when measured. Throws GraphQLError where variables
 * and document do not fit each other.
 */
export function costOf(asked: Operation): number {
  const { operation } = asked;
  if (operation.variableDefinitions?.length) return calculate(asked);
  const cost = known.get(operation) ?? calculate(asked);
  known.set(operation, cost);
  return cost;
}

function calculate({ document: query, operation, ...asked }: Operation): number {
  const operationName = operation.name?.value;
  try {
    return getComplexity({ ...asked, query, operationName, estimators });
  } catch (error) {
    // No place in the document: fragments that spread each other, more than can be counted.
    if (error instanceof GraphQLError && !error.nodes) return Infinity;
    throw error;
  }
}
