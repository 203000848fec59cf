import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Express, RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config, StaffConsole } from '../../platform/config';
import { mountAssets } from '../page/client-files';
import { contentPolicy, HSTS_SECONDS, inlineStylesOf } from '../security-headers';

/** dist/staff beside dist/server, or below the sources in development. */
const places = [join(__dirname, '../../../staff'), join(__dirname, '../../../dist/staff')];

/** Strict headers of the console's pages; only they may use the camera, and show pictures taken with it. */
export function staffHeaders(html: string, { env }: Pick<Config, 'env'>): RequestHandler[] {
  const policy = contentPolicy(
    { styles: inlineStylesOf(html), images: ['blob:'] },
    "worker-src 'self'",
  );
  return [
    (_, response, next) => {
      response.set('content-security-policy', policy);
      response.set('permissions-policy', 'camera=(self), microphone=(), geolocation=()');
      next();
    },
    helmet({
      contentSecurityPolicy: false,
      referrerPolicy: { policy: 'no-referrer' },
      strictTransportSecurity: env === 'production' && {
        maxAge: HSTS_SECONDS,
        includeSubDomains: false,
      },
    }),
  ];
}

/** The built console: its folder and its page; the page is empty where none was built. */
export function findStaffClient(): { readonly folder: string | null; readonly html: string } {
  const folder = places.find((place) => existsSync(join(place, 'index.html'))) ?? null;
  return { folder, html: folder ? readFileSync(join(folder, 'index.html'), 'utf8') : '' };
}

/** Serves the console's files, and its page for every other path: its router knows the paths. */
export function mountStaffPage(
  app: Express,
  { folder, html }: ReturnType<typeof findStaffClient>,
  { url }: StaffConsole,
): void {
  if (folder === null) return;
  mountAssets(app, folder);
  const { host } = new URL(url);
  app.get('/{*path}', (request, response) => {
    // Under another name of this host its calls would be refused.
    if (request.get('host') !== host) return response.redirect(`${url}${request.originalUrl}`);
    return response.set('cache-control', 'no-store').type('html').send(html);
  });
}
