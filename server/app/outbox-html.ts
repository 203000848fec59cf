import { outboxTexts } from '../i18n/outbox-texts';
import { escapeHtml } from '../kernel/escape-html';
import type { Language } from '../kernel/language';
import type { Mail } from '../platform/mail/mail';

/** What a letter may do where it is shown: lead elsewhere, in a tab of its own; nothing runs. */
export const LETTER_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

const css = `
:root { color-scheme: light dark }
* { box-sizing: border-box }
body { margin: 0; padding: 24px 16px 48px; font: 16px/1.5 system-ui, sans-serif;
  color: light-dark(#14201D, #EEF1EC); background: light-dark(#FAF7F0, #101916) }
main { max-width: 720px; margin: 0 auto }
h1 { font-size: 26px; line-height: 1.25; overflow-wrap: anywhere; margin: 8px 0 16px }
h2 { font-size: 16px; margin: 32px 0 8px }
a { color: light-dark(#0B5D4E, #6FCFB5) }
a:focus-visible { outline: 3px solid light-dark(#1F4F82, #FFD166); outline-offset: 2px }
.muted { color: light-dark(#56625D, #A3AFA8) }
.sheet { background: light-dark(#FFFFFF, #18231F); border: 1px solid light-dark(#E3DED2, #2A3731);
  border-radius: 12px; overflow: hidden }
ol { list-style: none; margin: 0; padding: 0 }
li + li { border-top: 2px dashed light-dark(#E3DED2, #2A3731) }
li a { display: block; padding: 12px 16px; min-height: 44px; text-decoration: none }
li a:hover strong { text-decoration: underline }
li span, li strong { display: block; overflow-wrap: anywhere }
.back { display: inline-block; padding: 10px 0 }
iframe { display: block; width: 100%; height: 760px; border: 0 }
@media (max-width: 600px) { iframe { height: 1000px } }
pre { margin: 0; padding: 16px; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
`;

/** The list of caught mail, newest first. */
export function outboxList(
  letters: readonly { readonly name: string; readonly mail: Mail }[],
  language: Language,
): string {
  const text = outboxTexts[language];
  const rows = letters.map(
    ({ name, mail }) =>
      `<li><a href="/outbox/${name}"><strong>${escapeHtml(mail.subject)}</strong>` +
      `<span class="muted">${escapeHtml(mail.to)}</span></a></li>`,
  );
  return page(
    text.title,
    rows.length > 0
      ? `<p class="muted">${text.intro}</p><ol class="sheet">${rows.join('')}</ol>`
      : `<p>${text.empty}</p>`,
    language,
  );
}

/** One letter: as a mail program shows it, and as text. */
export function outboxLetter(name: string, mail: Mail, language: Language): string {
  const text = outboxTexts[language];
  const from = escapeHtml(`${mail.fromName} <${mail.fromAddress}>`);
  return page(
    mail.subject,
    `<p class="muted">${text.from}: ${from}<br>${text.to}: ${escapeHtml(mail.to)}</p>
<div class="sheet"><iframe title="${text.letter}" sandbox="${LETTER_SANDBOX}" src="/outbox/${name}/letter"></iframe></div>
<h2>${text.plainText}</h2>
<pre class="sheet">${withLinks(escapeHtml(mail.text))}</pre>`,
    language,
    `<a class="back" href="/outbox">← ${text.back}</a>`,
  );
}

function page(title: string, body: string, language: Language, above = ''): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${css}</style></head>
<body><main>${above}<h1>${escapeHtml(title)}</h1>
${body}
</main></body></html>`;
}

/** Makes the links of an escaped text clickable. */
function withLinks(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
