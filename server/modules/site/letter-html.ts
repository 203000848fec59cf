import { escapeHtml } from '../../kernel/escape-html';
import type { Language } from '../../kernel/language';

const font = "font: 16px/1.5 system-ui, 'Segoe UI', Helvetica, Arial, sans-serif";

/** A letter for mail programs that show HTML: the paragraphs of its text, links made clickable. */
export function htmlOfLetter(text: string, site: string, language: Language): string {
  const paragraphs = text.trim().split(/\n{2,}/);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(site)}</title></head>
<body style="margin: 0; padding: 24px; color: #1d2b33; background: #ffffff; ${font}">
<div style="max-width: 560px; margin: 0 auto">
${paragraphs.map(htmlOfParagraph).join('\n')}
</div></body></html>`;
}

/** Single line breaks only keep the text narrow, or stand between lines of their own. */
function htmlOfParagraph(paragraph: string): string {
  const lines = escapeHtml(paragraph).replaceAll('\n', '<br>');
  const linked = lines.replace(
    /https?:\/\/[^\s<]+/g,
    (url) => `<a href="${url}" style="color: #0b6e7f; word-break: break-all">${url}</a>`,
  );
  return `<p style="margin: 0 0 16px">${linked}</p>`;
}
