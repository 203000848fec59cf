import { escapeHtml } from '../../kernel/escape-html';

/** What articles may name by a placeholder, so that the site configuration alone knows it. */
export interface SiteWords {
  readonly name: string;
  readonly serviceEmail: string;
}

/** Puts the site's words into a text: `{site}`, `{serviceEmail}`. */
export function fillIn(text: string, { name, serviceEmail }: SiteWords): string {
  return text.replaceAll('{site}', () => name).replaceAll('{serviceEmail}', () => serviceEmail);
}

/** The same for HTML: the words are only ever text there. */
export function fillInHtml(html: string, { name, serviceEmail }: SiteWords): string {
  return fillIn(html, { name: escapeHtml(name), serviceEmail: escapeHtml(serviceEmail) });
}
