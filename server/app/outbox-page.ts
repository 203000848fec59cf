import type { Express, Response } from 'express';
import { mailFolderOf, type Config } from '../platform/config';
import type { Mail } from '../platform/mail/mail';
import { listCaughtMail, readCaughtMail } from '../platform/mail/mail-catcher';
import { escapeHtml } from '../kernel/escape-html';

const SHOWN = 100;

/**
 * `/outbox`: reads the caught mail. Only where mail is caught, and never in production: whoever
 * sees this page could follow every shopper's links.
 */
export function mountOutboxPage(app: Express, config: Config): void {
  if (config.env === 'production' || config.smtpUrl) return;
  const folder = mailFolderOf(config);

  app.get('/outbox', async (_, response) => {
    const names = (await listCaughtMail(folder)).slice(0, SHOWN);
    const letters = await Promise.all(names.map((name) => readCaughtMail(folder, name)));
    send(response, listPage(names, letters));
  });

  app.get('/outbox/:name', async ({ params }, response, next) => {
    const isKnown = (await listCaughtMail(folder)).includes(params.name);
    if (isKnown) send(response, letterPage(await readCaughtMail(folder, params.name)));
    else next();
  });
}

function send(response: Response, html: string): void {
  response.set('cache-control', 'no-store').type('html').send(html);
}

function listPage(names: readonly string[], letters: readonly Mail[]): string {
  const rows = letters.map(
    ({ to, subject }, index) =>
      `<tr><td>${escapeHtml(to)}</td><td><a href="/outbox/${names[index]}">${escapeHtml(subject)}</a></td></tr>`,
  );
  return page(
    'Outbox',
    rows.length > 0
      ? `<p>Mail that would have been sent, newest first.</p>
<table><thead><tr><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
      : '<p>No mail yet. Register, for example.</p>',
  );
}

function letterPage({ fromName, fromAddress, to, subject, text }: Mail): string {
  return page(
    subject,
    `<p><a href="/outbox">All mail</a></p>
<dl><dt>From</dt><dd>${escapeHtml(`${fromName} <${fromAddress}>`)}</dd><dt>To</dt><dd>${escapeHtml(to)}</dd></dl>
<pre>${withLinks(escapeHtml(text))}</pre>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 760px; margin: 40px auto; padding: 0 16px }
table { border-collapse: collapse; width: 100% }
th, td { text-align: start; padding: 8px 16px 8px 0; border-bottom: 1px solid #ddd }
dt { float: left; width: 64px; color: #555 } dd { margin: 0 } pre { white-space: pre-wrap; font: inherit }
</style></head><body><h1>${escapeHtml(title)}</h1>
${body}
</body></html>`;
}

/** Makes the links of an escaped text clickable. */
function withLinks(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
