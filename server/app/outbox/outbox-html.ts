import { escapeHtml } from '../../kernel/escape-html';
import type { Language } from '../../kernel/language';
import type { CaughtMail } from '../../platform/mail/mail-catcher';
import { outboxCss } from './outbox-css';
import type { ColorMode } from '../page/color-mode';
import { outboxTexts } from './outbox.texts';

/** Restricts what an email may do when it is displayed: open links in a new tab, but run no scripts. */
export const EMAIL_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

/** The reader's choice of display, and the elements around the email. */
export interface OutboxFrame {
  readonly language: Language;
  /** Null follows the system. */
  readonly colorMode: ColorMode | null;
  readonly site: { readonly name: string; readonly logo: string };
  /** Paths of the shop's faces; none where no client is built. */
  readonly fonts: readonly string[];
}

/** The list of caught mail, newest first. */
export function outboxList(emails: readonly CaughtMail[], frame: OutboxFrame): string {
  const text = outboxTexts[frame.language];
  const rows = emails.map(
    ({ name, subject, to, caughtAt }) =>
      `<li><a href="/outbox/${name}"><strong>${escapeHtml(subject)}</strong>` +
      `<span class="muted">${escapeHtml(to)}</span>${timeOf(caughtAt, frame.language)}</a></li>`,
  );
  return page(
    text.title,
    rows.length > 0
      ? `<p class="muted">${text.intro}</p><ol class="sheet">${rows.join('')}</ol>`
      : `<p>${text.empty}</p>`,
    frame,
  );
}

/** One email: as a mail program shows it, and as text. */
export function outboxEmail(mail: CaughtMail, frame: OutboxFrame): string {
  const text = outboxTexts[frame.language];
  const from = escapeHtml(`${mail.fromName} <${mail.fromAddress}>`);
  return page(
    mail.subject,
    `<p class="muted">${text.from}: ${from}<br>${text.to}: ${escapeHtml(mail.to)}<br>${timeOf(mail.caughtAt, frame.language)}</p>
<div class="sheet"><iframe title="${text.email}" sandbox="${EMAIL_SANDBOX}" src="/outbox/${mail.name}/email"></iframe></div>
<h2>${text.plainText}</h2>
<pre class="sheet">${withLinks(escapeHtml(mail.text))}</pre>`,
    frame,
    `<a class="back" href="/outbox">← ${text.back}</a>`,
  );
}

function page(
  title: string,
  body: string,
  { language, colorMode, site, fonts }: OutboxFrame,
  above = '',
): string {
  const text = outboxTexts[language];
  const theme = colorMode ? ` data-theme="${colorMode}"` : '';
  const name = escapeHtml(site.name);
  return `<!doctype html>
<html lang="${language}"${theme}><head><meta charset="utf-8"><title>${escapeHtml(title)} · ${name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${outboxCss(fonts)}</style></head>
<body><header><div><a href="/"><img src="${escapeHtml(site.logo)}" alt="" width="32" height="32">${name}</a>
<a href="/">${text.shop}</a></div></header>
<main>${above}<h1>${escapeHtml(title)}</h1>
${body}
</main></body></html>`;
}

/** In the time zone of the server: it is the reader's own machine. */
function timeOf(at: Date, language: Language): string {
  const shown = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  return `<time datetime="${at.toISOString()}">${shown.format(at)}</time>`;
}

/** Makes the links of an escaped text clickable. */
function withLinks(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
