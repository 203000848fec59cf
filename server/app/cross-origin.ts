import cors from 'cors';
import type { Express } from 'express';
import type { Config } from '../platform/config';
import { rateLimitFields } from '../platform/http/budget';
import { IGNORED_FIELDS } from './rest/ignored-fields';

/** The calls that a page of another origin may make, where one is configured. */
const endpoints = ['/api/v1', '/graphql', '/uploads'];

/**
 * Lets pages of the configured origins call us, cookies included (AU-04). Without any origin no such header is
 * sent, and browsers let only our own pages read a response. Cookies give no authority over calls; they are
 * allowed because the specification sends them.
 */
export function mountCrossOrigin(app: Express, { corsOrigins }: Config): void {
  if (corsOrigins.length === 0) return;
  app.use(
    endpoints,
    cors({
      origin: [...corsOrigins],
      credentials: true,
      methods: ['GET', 'POST', 'DELETE'],
      allowedHeaders: ['Authorization', 'Content-Type', 'client-lang', 'Idempotency-Key'],
      exposedHeaders: [
        'x-request-id',
        'Retry-After',
        'Link',
        'ETag',
        IGNORED_FIELDS,
        ...rateLimitFields,
      ],
      maxAge: 600,
    }),
  );
}
