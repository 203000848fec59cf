import type { ErrorCode, RefusalInWords } from '../../kernel/errors';

/** The numeric code of the envelope; a refusal of the business that is not listed is 400. */
const codes: Partial<Record<ErrorCode, number>> = {
  PLEASE_LOGIN: 401,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  SENT_TOO_SLOWLY: 408,
  REQUEST_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  VALIDATION_FAILED: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  BUSY: 503,
};

/** A refusal of the business is HTTP 200 with a code in the body; these show in the status too. */
const shownStatuses: readonly ErrorCode[] = [
  'PLEASE_LOGIN',
  'METHOD_NOT_ALLOWED',
  'SENT_TOO_SLOWLY',
  'REQUEST_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'BAD_REQUEST',
  'RATE_LIMITED',
  'INTERNAL',
  'BUSY',
];

/** Every numeric code of a refusal. */
export const refusalCodes = [...new Set([400, ...Object.values(codes)])].sort((a, b) => a - b);

/** A refusal in the form of the legacy paths (EN-05): `reason` is for programs. */
export function envelopeOf({ code, message, fields }: RefusalInWords): object {
  return {
    code: codes[code] ?? 400,
    message,
    data: { reason: code, ...(fields && { fields }) },
  };
}

/** The HTTP status of a refusal. */
export function statusOf(code: ErrorCode): number {
  return shownStatuses.includes(code) ? (codes[code] ?? 400) : 200;
}
