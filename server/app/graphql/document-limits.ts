import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import type { GraphQLError, ValidationContext } from 'graphql';

/** Reported like any other fault of a document; thrown, it would be answered as a bug. */
const reported = {
  flattenFragments: true,
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, error: GraphQLError) => context?.reportError(error),
  ],
};

/**
 * What one document may ask at most. The pages of the storefront need a depth of 5, a cost of 360
 * and no alias; aliases are also how one request would try many passwords.
 */
export const documentLimits = [
  maxDepthRule({ n: 10, ...reported }),
  maxAliasesRule({ n: 15, ...reported }),
  costLimitRule({ maxCost: 1_000, ...reported }),
];
