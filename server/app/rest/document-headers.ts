import { rateLimitFields } from '../../platform/http/budget';
import { IGNORED_FIELDS } from './ignored-fields';

const whole = { schema: { type: 'integer', minimum: 0 } };

/** Response headers, by the name that operations refer to. */
export const answerHeaders = {
  'RateLimit-Limit': { description: 'Maximum of points.', ...whole },
  'RateLimit-Remaining': { description: 'Remaining points.', ...whole },
  'RateLimit-Reset': { description: 'Seconds until all points are available again.', ...whole },
  'Retry-After': { description: 'Seconds until the next attempt.', ...whole },
  [IGNORED_FIELDS]: {
    description:
      'Parameters and fields of the request that the call does not know and passed over.',
    schema: { type: 'string' },
    example: 'month, items.colour',
  },
  Link: {
    description: 'Paths of the first, previous, next and last page (RFC 8288).',
    schema: { type: 'string' },
    example: '</api/v1/orders?page=2>; rel="next"',
  },
  ETag: {
    description: 'Send it as If-None-Match to be answered 304 where nothing has changed.',
    schema: { type: 'string' },
  },
};

/** Every response reports the remaining budget, see call-cost.ts. */
export const limitHeaders = Object.fromEntries(
  rateLimitFields.map((name) => [name, { $ref: `#/components/headers/${name}` }]),
);

/** The headers that a call may send beside its own parameters. */
export const sentHeaders = {
  language: {
    ...{ in: 'header', name: 'client-lang', required: false },
    description: 'Language of texts and refusals.',
    schema: { type: 'string', enum: ['en', 'zh'], default: 'en' },
  },
  idempotencyKey: {
    ...{ in: 'header', name: 'Idempotency-Key', required: false },
    description:
      'Names one intention, 8–80 letters, digits, - or _; the field `idempotency_key` of the ' +
      'body does the same. Sent again, it answers with what the first request created.',
    schema: { type: 'string', pattern: '^"?[A-Za-z0-9_-]{8,80}"?$' },
  },
};
