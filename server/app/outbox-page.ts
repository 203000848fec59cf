import type { Express, Request, Response } from 'express';
import { chooseLanguage, type Language } from '../kernel/language';
import { mailFolderOf, type Config } from '../platform/config';
import { listCaughtMail, readCaughtMail } from '../platform/mail/mail-catcher';
import { LETTER_SANDBOX, outboxLetter, outboxList } from './outbox-html';
import { readCookie } from './read-cookie';

const SHOWN = 100;

/**
 * `/outbox`: reads the caught mail. Only where mail is caught, and never in production: whoever
 * sees this page could follow every shopper's links.
 */
export function mountOutboxPage(app: Express, config: Config): void {
  if (config.env === 'production' || config.smtpUrl) return;
  const folder = mailFolderOf(config);

  app.get('/outbox', async (request, response) => {
    const names = (await listCaughtMail(folder)).slice(0, SHOWN);
    const letters = names.map(async (name) => ({ name, mail: await readCaughtMail(folder, name) }));
    send(response, outboxList(await Promise.all(letters), languageOf(request)));
  });

  app.param('letter', async (_request, _response, next, name: string) => {
    next((await listCaughtMail(folder)).includes(name) ? undefined : 'route');
  });

  app.get('/outbox/:letter', async (request, response) => {
    const { letter } = request.params;
    send(response, outboxLetter(letter, await readCaughtMail(folder, letter), languageOf(request)));
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

function languageOf(request: Request): Language {
  return chooseLanguage(readCookie(request, 'lang'), request.get('accept-language'));
}

function send(response: Response, html: string): void {
  response.set('cache-control', 'no-store').type('html').send(html);
}
