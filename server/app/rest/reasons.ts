import type { ErrorCode } from '../../kernel/errors';
import type { Endpoint } from '../../platform/http/endpoint';

/**
 * Every reason a call may be refused for: those of its business, and what follows from what it
 * takes. A call that is refused for another reason fails the stories.
 */
export function reasonsOf(endpoint: Endpoint): readonly ErrorCode[] {
  const { refusals = [], needsToken, body, file, parameters = [] } = endpoint;
  const takesQuery = parameters.some(({ in: place }) => place === 'query');
  const isRuled = body || parameters.some((parameter) => parameter.isRuled);
  const reasons: readonly ErrorCode[] = [
    ...(isRuled ? (['VALIDATION_FAILED'] as const) : []),
    ...(body || takesQuery ? (['BAD_REQUEST'] as const) : []),
    ...refusals,
    ...(endpoint.takesKey ? (['IDEMPOTENCY_KEY_REUSED'] as const) : []),
    ...(needsToken ? (['PLEASE_LOGIN'] as const) : []),
    ...(body ? (['REQUEST_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
    ...(file ? (['SENT_TOO_SLOWLY'] as const) : []),
    ...(file || endpoint.method === 'post' ? (['BAD_REQUEST'] as const) : []),
    ...(['RATE_LIMITED', 'INTERNAL', 'BUSY'] as const),
  ];
  return [...new Set(reasons)];
}
