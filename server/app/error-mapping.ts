import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLErrorOptions } from 'graphql';
import type { Logger } from 'pino';
import { wordsOf } from '../i18n/words-of-refusal';
import { DomainError, type RefusalInWords } from '../kernel/errors';
import { isDatabaseLost, isDiskFull } from '../platform/db/driver-errors';
import type { Language } from '../kernel/language';

/**
 * Converts any error into a refusal with its text. A lost database and a full disk are BUSY, as nothing was
 * changed; anything else that is not a DomainError is a bug: logged, and described in general terms.
 */
export function refusalOf(error: unknown, language: Language, log: Logger): RefusalInWords {
  if (error instanceof DomainError) return wordsOf(error, language);
  if (isDatabaseLost(error)) {
    log.error({ err: error }, 'database lost');
    return wordsOf(new DomainError('BUSY'), language);
  }
  if (isDiskFull(error)) {
    log.error({ err: error }, 'disk full');
    return wordsOf(new DomainError('BUSY'), language);
  }
  log.error({ err: error }, 'unexpected error');
  return wordsOf(new DomainError('INTERNAL'), language);
}

/** Codes with which Apollo Server refuses a document. */
const documentCodes = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED']);

/** The document is refused, and no resolver failed: the message is meant for developers. */
function isAboutDocument({ path, originalError, extensions: { code } }: GraphQLError): boolean {
  return documentCodes.has(String(code)) || (!path && !originalError);
}

/** Our own refusal, in a resolver or before; the parser's limit has no error of its own. */
function ownRefusal({ originalError, message }: GraphQLError): DomainError | null {
  if (originalError instanceof DomainError) return originalError;
  const [, max] = /contains more that (\d+) tokens/.exec(message) ?? [];
  return max ? new DomainError('QUERY_TOO_LONG', { max: Number(max) }) : null;
}

/** The GraphQL form of an error: `message` localised, `extensions.code`, `extensions.fields`. */
export function presentGraphQLError(
  error: GraphQLError,
  language: Language,
  log: Logger,
): GraphQLError {
  const { nodes, source, positions, path } = error;
  const own = ownRefusal(error);
  if (own) return presentRefusal(own, language, { nodes, path });
  if (!isAboutDocument(error)) {
    const { message, ...extensions } = refusalOf(unwrapResolverError(error), language, log);
    return new GraphQLError(message, { path, nodes, extensions });
  }
  const { code = 'BAD_REQUEST' } = error.extensions;
  return new GraphQLError(error.message, { nodes, source, positions, extensions: { code } });
}

/** The GraphQL form of an expected refusal, where it arose. */
export function presentRefusal(
  error: DomainError,
  language: Language,
  where: Pick<GraphQLErrorOptions, 'nodes' | 'path'> = {},
): GraphQLError {
  const { message, ...extensions } = wordsOf(error, language);
  return new GraphQLError(message, { ...where, extensions });
}
