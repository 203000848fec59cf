import type { Express, Request, Response } from 'express';
import { chooseLanguage } from '../../kernel/language';
import { readSite } from '../../modules/site/public';
import { mailFolderOf, type Config } from '../../platform/config';
import { listCaughtMail, readCaughtMail } from '../../platform/mail/mail-catcher';
import type { Services } from '../../platform/services';
import { outboxCss } from './outbox-css';
import { EMAIL_SANDBOX, outboxEmail, outboxList, type OutboxFrame } from './outbox-html';
import { chosenColorMode } from '../page/color-mode';
import { readCookie } from '../read-cookie';
import { contentPolicy } from '../security-headers';

const SHOWN = 100;

/**
 * `/outbox`: displays the caught mail. Only if mail is caught, and never in production: a visitor could follow
 * every shopper's links.
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

  const policy = contentPolicy({ styles: [outboxCss(fonts)] }, "frame-src 'self'");
  app.use('/outbox', (_, response, next) => {
    response.set('content-security-policy', policy);
    next();
  });

  app.get('/outbox', async (request, response) => {
    const names = (await listCaughtMail(folder)).slice(0, SHOWN);
    const emails = await Promise.all(names.map((name) => readCaughtMail(folder, name)));
    send(response, outboxList(emails, await frameOf(request)));
  });

  app.param('email', async (_request, _response, next, name: string) => {
    next((await listCaughtMail(folder)).includes(name) ? undefined : 'route');
  });

  app.get('/outbox/:email', async (request, response) => {
    const mail = await readCaughtMail(folder, request.params.email);
    send(response, outboxEmail(mail, await frameOf(request)));
  });

  app.get('/outbox/:email/email', async ({ params }, response) => {
    const { html } = await readCaughtMail(folder, params.email);
    // The logo is ours; in a sandbox it counts as a stranger's.
    response.set('content-security-policy', emailPolicy).removeHeader('x-frame-options');
    send(response, html);
  });
}

const emailPolicy = [
  `sandbox ${EMAIL_SANDBOX}`,
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src http: https:',
  "frame-ancestors 'self'",
].join('; ');

function send(response: Response, html: string): void {
  response.set('cache-control', 'no-store').type('html').send(html);
}
