import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { errorTexts } from '../i18n/error-texts';
import { translate } from '../i18n/translate';
import { validationTexts } from '../i18n/validation-texts';
import { DomainError, type ErrorCode, type ErrorParams } from '../kernel/errors';
import { isDatabaseLost } from '../platform/db/driver-errors';
import type { Language } from '../kernel/language';
import type { ValidationContext } from '../platform/graphql/input-fields';
import { InputRefused } from '../platform/graphql/validate-input';

/** A refusal in the words of the request's language, the same for every endpoint. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
  /** Figures of the message, e.g. the seconds to wait. */
  readonly params?: ErrorParams;
  /** Input path → what is wrong there. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Puts any error into words. A lost database is BUSY; what else is no DomainError is a bug: logged, told in general. */
export function refusalOf(error: unknown, language: Language, log: Logger): Refusal {
  if (error instanceof DomainError) return wordsOf(error, language);
  if (isDatabaseLost(error)) {
    log.error({ err: error }, 'database lost');
    return wordsOf(new DomainError('BUSY'), language);
  }
  log.error({ err: error }, 'unexpected error');
  return wordsOf(new DomainError('INTERNAL'), language);
}

/** An expected refusal in words. */
export function wordsOf(error: DomainError, language: Language): Refusal {
  const { code, params } = error;
  const message = translate(errorTexts[language][code], params, language);
  const figures = Object.keys(params).length > 0 ? { params } : {};
  if (!(error instanceof InputRefused)) return { code, message, ...figures };
  const say = ({ key, params }: ValidationContext) =>
    translate(validationTexts[language][key], params, language);
  const problems = Object.entries(error.problems);
  const isIncomplete = problems.some(([, { key }]) => key === 'required');
  return {
    code: error.code,
    // The specification's words for a form with gaps (VA-08).
    message: isIncomplete ? say({ key: 'fillInAllItems', params: {} }) : message,
    fields: Object.fromEntries(problems.map(([path, problem]) => [path, say(problem)])),
  };
}

/** Codes with which Apollo Server refuses a document. */
const documentCodes = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED']);

/** A refused document, not a failed resolver: what is said of it is meant for developers. */
function isAboutDocument({ path, originalError, extensions: { code } }: GraphQLError): boolean {
  return documentCodes.has(String(code)) || (!path && !originalError);
}

/** The GraphQL form of an error: `message` localised, `extensions.code`, `extensions.fields`. */
export function presentGraphQLError(
  error: GraphQLError,
  language: Language,
  log: Logger,
): GraphQLError {
  const { code = 'BAD_REQUEST' } = error.extensions;
  // Values of a wrong type: Apollo's message would echo the input, passwords included.
  const isBadInput = code === 'BAD_USER_INPUT';
  if (!isBadInput && isAboutDocument(error))
    return new GraphQLError(error.message, { nodes: error.nodes, extensions: { code } });
  const cause = isBadInput ? new DomainError('VALIDATION_FAILED') : unwrapResolverError(error);
  const { message, ...extensions } = refusalOf(cause, language, log);
  return new GraphQLError(message, { path: error.path, nodes: error.nodes, extensions });
}
