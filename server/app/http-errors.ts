import type { ErrorRequestHandler } from 'express';
import { DomainError, type ErrorCode } from '../kernel/errors';
import { languageOf } from './context';
import { refusalOf, type Refusal } from './error-mapping';

/** How long a client should wait when we are busy, in seconds. */
const BUSY_SECONDS = '5';

const statuses: Partial<Record<ErrorCode, number>> = {
  PLEASE_LOGIN: 401,
  REQUEST_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  BUSY: 503,
};

/** The HTTP status of a refusal outside of GraphQL. */
export function httpStatusOf(code: ErrorCode): number {
  return statuses[code] ?? 400;
}

/**
 * The last stop of whatever a handler throws or a body parser refuses. Express itself would answer
 * with a page that shows the stack and, for malformed JSON, a part of the body, passwords included.
 */
export function answerErrors(
  bodyOf: (refusal: Refusal) => object,
  statusOf = httpStatusOf,
): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const refusal = refusalOf(causeOf(error), languageOf(request), request.log);
    const seconds = refusal.code === 'BUSY' ? BUSY_SECONDS : refusal.params?.['seconds'];
    if (seconds) response.set('retry-after', String(seconds));
    response.status(statusOf(refusal.code)).json(bodyOf(refusal));
  };
}

/** Outside of GraphQL: `{code, message}`. */
export const answerPlainErrors = answerErrors(({ code, message }) => ({ code, message }));

/** As a GraphQL client expects it. */
export const answerGraphQLErrors = answerErrors(({ message, ...extensions }) => ({
  errors: [{ message, extensions }],
}));

/** What Express and its parsers refuse carries a status; that is the caller's fault, no bug. */
function causeOf(error: unknown): unknown {
  const { status } = error as { status?: unknown };
  if (typeof status !== 'number' || status >= 500) return error;
  return new DomainError(status === 413 ? 'REQUEST_TOO_LARGE' : 'BAD_REQUEST');
}
