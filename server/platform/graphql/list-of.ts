import type { ComplexityEstimator } from 'graphql-query-complexity';

/**
 * Declares how many rows a list without pages may hold, for the cost of an operation (see
 * server/app/graphql/operation-cost.ts). A list that declares nothing counts as a short one.
 */
export function listOf(rows: number): { readonly complexity: ComplexityEstimator } {
  return { complexity: ({ childComplexity }) => 1 + rows * childComplexity };
}
