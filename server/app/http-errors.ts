import type { ErrorRequestHandler, Response } from 'express';
import { DomainError, type ErrorCode, type PlainCode, type RefusalInWords } from '../kernel/errors';
import { noteFacts } from '../platform/http/request-facts';
import type { RequestContext } from '../platform/request-context';
import { languageOf } from './context';
import { refusalOf } from './error-mapping';

/** Seconds after which a client should retry when we are busy. */
const BUSY_SECONDS = '5';

const statuses: Partial<Record<ErrorCode, number>> = {
  PLEASE_LOGIN: 401,
  STAFF_SIGN_IN: 401,
  SESSION_LOCKED: 401,
  FACTOR_REQUIRED: 403,
  RIGHT_MISSING: 403,
  REQUEST_NOT_OURS: 403,
  PERSISTED_QUERY_REQUIRED: 403,
  PERSISTED_QUERY_NOT_FOUND: 404,
  SENT_TOO_SLOWLY: 408,
  REQUEST_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  TOO_MANY_STREAMS: 429,
  UNSUPPORTED_MEDIA_TYPE: 415,
  INTERNAL: 500,
  BUSY: 503,
};

/** The HTTP status of a refusal outside of GraphQL. */
export function httpStatusOf(code: ErrorCode): number {
  return statuses[code] ?? 400;
}

/**
 * The final handler of all errors thrown by handlers or body parsers. Express itself would return a page that
 * shows the stack and, for malformed JSON, a part of the body, passwords included.
 */
export function answerErrors(
  bodyOf: (refusal: RefusalInWords, response: Response) => object,
  statusOf = httpStatusOf,
): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const cause = causeOf(error);
    const refusal = refusalOf(cause, languageOf(request), request.log);
    const seconds = refusal.code === 'BUSY' ? BUSY_SECONDS : refusal.params?.['seconds'];
    if (seconds) response.set('retry-after', String(seconds));
    noteFacts(response, { code: refusal.code });
    response.status(statusOf(refusal.code)).json(bodyOf(refusal, response));
  };
}

/** Outside of GraphQL: `{code, message}`. */
export const answerPlainErrors = answerErrors(({ code, message }) => ({ code, message }));

/** The form that a GraphQL client expects. */
export const answerGraphQLErrors = answerErrors(({ message, ...extensions }, { locals }) => {
  const cost = (locals['context'] as RequestContext | undefined)?.budget.cost();
  return { errors: [{ message, extensions }], ...(cost && { extensions: { cost } }) };
});

const parserCodes: Readonly<Record<number, PlainCode>> = {
  413: 'REQUEST_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

/** Refusals of Express and its parsers have a status; they are the caller's fault and no bug. */
function causeOf(error: unknown): unknown {
  const { status } = error as { status?: unknown };
  if (typeof status !== 'number' || status >= 500) return error;
  return new DomainError(parserCodes[status] ?? 'BAD_REQUEST');
}
