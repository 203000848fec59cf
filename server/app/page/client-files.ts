import { join } from 'node:path';
import express, { type Express } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { leaveToDocuments } from '../security-headers';
import type { BuiltClient } from './built-client';

/**
 * Serves the client's files: hashed ones for ever, in the smallest form the browser reads; the few
 * others (icons) by their plain names.
 */
export function mountClientFiles(app: Express, { folder }: BuiltClient): void {
  mountAssets(app, folder);
  // The page template without content must not be served.
  app.get('/index.html', (_, response) => response.redirect(301, '/'));
  app.use(
    express.static(folder, {
      index: false,
      // The logo is used in emails, which mail programs show on pages of their own.
      setHeaders: (response) => response.setHeader('cross-origin-resource-policy', 'cross-origin'),
    }),
  );
}

/** Serves the hashed files of a build for ever, in the smallest form that the browser reads. */
export function mountAssets(app: Express, folder: string): void {
  app.use(
    '/assets',
    expressStaticGzip(join(folder, 'assets'), {
      enableBrotli: true,
      orderPreference: ['br', 'gz'],
      index: false,
      serveStatic: { immutable: true, maxAge: '1y', setHeaders: leaveToDocuments },
    }),
    (_, response) => {
      response.sendStatus(404);
    },
  );
}
