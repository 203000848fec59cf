import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Express, type RequestHandler } from 'express';
import type { Services } from '../../platform/services';
import { chargeRequest } from '../charge-request';

/** The built IDE: dist/ide beside dist/server (or beside server/ in development). */
const folder = [join(__dirname, '../../../ide'), join(__dirname, '../../../dist/ide')].find(
  existsSync,
);

/** Apollo Sandbox's page has a strict policy of its own, with a nonce, in a meta tag. */
const SANDBOX_POLICY = "frame-ancestors 'none'";

/** Its editor starts workers, and uses inline styles and an embedded font. */
const IDE_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ');

function policy(value: string): RequestHandler {
  return (_, response, next) => {
    response.set('content-security-policy', value);
    next();
  };
}

/**
 * Pages for front-end developers, never mounted in production: Apollo Sandbox at `GET /graphql`
 * may load its script from the internet; GraphiQL at `/graphql/ide` needs nothing but us.
 */
export function mountIde(app: Express, services: Services): void {
  app.get('/graphql', policy(SANDBOX_POLICY));
  if (folder)
    app.use('/graphql/ide', chargeRequest(services), policy(IDE_POLICY), express.static(folder));
}
