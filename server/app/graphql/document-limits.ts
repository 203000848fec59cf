import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';
import { DomainError } from '../../kernel/errors';

/**
 * Words and signs of one document. The largest operation of the storefront has 150; GraphQL's own
 * rules compare every pair of equal fields, so that their work grows with the square.
 */
export const MAX_TOKENS = 600;
const MAX_DEPTH = 10;
/** Aliases are how one request would try many passwords, or read one list many times over. */
const MAX_ALIASES = 3;

/** Reports a limit like a fault of the document; error-seam.ts puts it into words. */
function report(context: ValidationContext | null, originalError: DomainError): void {
  context?.reportError(new GraphQLError(originalError.code, { originalError }));
}

const depthRule = maxDepthRule({
  n: MAX_DEPTH,
  flattenFragments: true,
  propagateOnRejection: false,
  onReject: [(context) => report(context, new DomainError('QUERY_TOO_DEEP', { max: MAX_DEPTH }))],
});

/** Counts the aliases under which a document requests one field of a type, fragments included. */
function aliasRule(context: ValidationContext): ASTVisitor {
  const namesOf = new Map<string, Set<string>>();
  return {
    Field({ name: { value: field }, alias }) {
      const place = `${context.getParentType()?.name}.${field}`;
      const names = namesOf.get(place) ?? new Set();
      namesOf.set(place, names);
      const isNew = !names.has(alias?.value ?? field);
      names.add(alias?.value ?? field);
      if (isNew && names.size === MAX_ALIASES + 1)
        report(context, new DomainError('TOO_MANY_ALIASES', { max: MAX_ALIASES, field }));
    },
  };
}

/** Limits to the form of one document; its cost is limited in operation-limits.ts. */
export const documentLimits = [depthRule, aliasRule];
