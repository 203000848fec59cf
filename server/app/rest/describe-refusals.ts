import { DomainError, shopErrorCodes, type ErrorCode } from '../../kernel/errors';
import { InputRefused } from '../../platform/validation/input-refused';
import type { Endpoint } from '../../platform/http/endpoint';
import { wordsOf } from '../../i18n/words-of-refusal';
import { limitHeaders } from './document-headers';
import { envelopeOf, refusalCodes, statusOf } from './envelope';
import { reasonsOf } from './reasons';

/** Facts that the texts of refusals contain. */
const exampleFigures = {
  ...{ seconds: 60, minutes: 1, allowed: 'GET', max: 1 },
  ...{ orderNumber: '…', missing: 1, limit: 1, reason: 'TOO_HEAVY', status: '…', event: '…' },
  expiredAt: '2026-11-21T10:00:00.000Z',
};

/** Refusals possible for every call, inside and outside of HTTP 200. */
export const refusalSchema = {
  type: 'object',
  description: 'Reason of the refusal.',
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'integer', enum: refusalCodes, minimum: 400 },
    message: { type: 'string', description: 'Message in the language of the request.' },
    data: {
      type: 'object',
      properties: {
        reason: { $ref: '#/components/schemas/Reason' },
        fields: {
          type: 'object',
          description:
            'Name of a parameter or field → what is wrong with it; `contact.phone` lies within ' +
            'another, `declarations.0.description` in the first of a list.',
          additionalProperties: { type: 'string' },
        },
      },
      required: ['reason'],
    },
  },
};

export const reasonSchema = {
  ...{ type: 'string', enum: shopErrorCodes },
  description: 'Why a call was refused, for programs to compare.',
};

/** Details that a refusal's text omits. */
const whenRefused: Partial<Record<ErrorCode, string>> = {
  RATE_LIMITED:
    'Too many points were spent, or this was tried too often: come again after so many seconds as ' +
    '`Retry-After` says.',
};

/** Refusals that tell when to retry. */
const passing: readonly ErrorCode[] = ['RATE_LIMITED', 'BUSY'];

const schema = { $ref: '#/components/schemas/Refusal' };

/** Responses that use an HTTP status for a refusal, by the name that operations refer to. */
export const refusalResponses = {
  ...Object.fromEntries(
    shopErrorCodes
      .filter((code) => statusOf(code) !== 200)
      .map((code) => [nameOf(code), respond(code)]),
  ),
  Refused: {
    description: 'Refused before the call, e.g. an unknown path: see code.',
    content: { 'application/json': { schema, example: exampleOfRefusal('NOT_FOUND') } },
  },
};

function respond(code: ErrorCode) {
  const content = { 'application/json': { schema, example: exampleOfRefusal(code) } };
  const description = whenRefused[code] ?? wordsOf(exampleRefusal(code), 'en').message;
  const retry = { 'Retry-After': { $ref: '#/components/headers/Retry-After' } };
  const headers = { ...limitHeaders, ...(passing.includes(code) && retry) };
  return { description, headers, content };
}

/** The refusals of a call outside of HTTP 200, as references to responses. */
export function refusalsByStatus(endpoint: Endpoint): Record<string, object> {
  const shown = reasonsOf(endpoint).filter((code) => statusOf(code) !== 200);
  const named: Record<string, object> = { default: { $ref: '#/components/responses/Refused' } };
  for (const code of shown)
    named[statusOf(code)] = { $ref: `#/components/responses/${nameOf(code)}` };
  return named;
}

/** The reasons that a call is refused for with HTTP 200. */
export function reasonsOfBusiness(endpoint: Endpoint): readonly ErrorCode[] {
  return reasonsOf(endpoint).filter((code) => statusOf(code) === 200);
}

/** A refusal as a caller who speaks English reads it. */
export function exampleOfRefusal(code: ErrorCode): object {
  return envelopeOf(wordsOf(exampleRefusal(code), 'en'));
}

function exampleRefusal(code: ErrorCode): DomainError {
  return code === 'VALIDATION_FAILED'
    ? new InputRefused({ field: { key: 'required', params: {} } })
    : new DomainError(...([code, exampleFigures] as ConstructorParameters<typeof DomainError>));
}

/** `RATE_LIMITED` → `RateLimited` */
function nameOf(code: ErrorCode): string {
  return code.toLowerCase().replace(/(?:^|_)([a-z])/g, (_, start: string) => start.toUpperCase());
}
