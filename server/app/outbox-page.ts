import type { Express, Request, Response } from 'express';
import { chooseLanguage } from '../kernel/language';
import { readSite } from '../modules/site/public';
import { mailFolderOf, type Config } from '../platform/config';
import { listCaughtMail, readCaughtMail } from '../platform/mail/mail-catcher';
import type { Services } from '../platform/services';
import { LETTER_SANDBOX, outboxLetter, outboxList, type OutboxFrame } from './outbox-html';
import { chosenColorMode } from './page/color-mode';
import { readCookie } from './read-cookie';

const SHOWN = 100;

/**
 * `/outbox`: reads the caught mail. Only where mail is caught, and never in production: whoever
 * sees this page could follow every shopper's links.
 */
export function mountOutboxPage(
  app: Express,
  config: Config,
  services: Services,
  fonts: readonly string[],
): void {
  if (config.env === 'production' || config.smtpUrl) return;
  const folder = mailFolderOf(config);

  const frameOf = async (request: Request): Promise<OutboxFrame> => ({
    language: chooseLanguage(readCookie(request, 'lang'), request.get('accept-language')),
    colorMode: chosenColorMode(readCookie(request, 'colorMode')),
    site: await readSite(services),
    fonts,
  });

  app.get('/outbox', async (request, response) => {
    const names = (await listCaughtMail(folder)).slice(0, SHOWN);
    const letters = await Promise.all(names.map((name) => readCaughtMail(folder, name)));
    send(response, outboxList(letters, await frameOf(request)));
  });

  app.param('letter', async (_request, _response, next, name: string) => {
    next((await listCaughtMail(folder)).includes(name) ? undefined : 'route');
  });

  app.get('/outbox/:letter', async (request, response) => {
    const mail = await readCaughtMail(folder, request.params.letter);
    send(response, outboxLetter(mail, await frameOf(request)));
  });

  app.get('/outbox/:letter/letter', async ({ params }, response) => {
    const { html } = await readCaughtMail(folder, params.letter);
    // The logo is ours; in a sandbox it counts as a stranger's.
    response.set('content-security-policy', letterPolicy).removeHeader('x-frame-options');
    send(response, html);
  });
}

const letterPolicy = [
  `sandbox ${LETTER_SANDBOX}`,
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src http: https:',
  "frame-ancestors 'self'",
].join('; ');

function send(response: Response, html: string): void {
  response.set('cache-control', 'no-store').type('html').send(html);
}
