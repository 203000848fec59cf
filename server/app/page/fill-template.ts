import type { Language } from '../../kernel/language';
import { escapeHtml } from '../../kernel/escape-html';
import type { ColorMode } from './color-mode';

/** What differs from page to page. */
export interface PageParts {
  readonly language: Language;
  /** What the shopper chose; null follows the system. */
  readonly colorMode: ColorMode | null;
  readonly siteName: string;
  readonly title: string;
  readonly description: string;
  /** Paths of scripts that the page will want at once. */
  readonly scripts: readonly string[];
  readonly fonts: readonly string[];
  /** Read by the client when it starts. */
  readonly state: object;
}

const ROOT = '<html lang="en">';
const TITLE = '<title>Tidebox</title>';
const HEAD_END = '</head>';
const ABOUT = '<p data-about></p>';
const BODY_END = '</body>';

/**
 * Cuts the built page where parts are put in, and returns how to fill it.
 * @throws Error when the built page lacks one of those places
 */
export function pageTemplate(html: string): (parts: PageParts) => string {
  const [start, afterRoot] = cut(html, ROOT);
  const [beforeTitle, afterTitle] = cut(afterRoot, TITLE);
  const [head, afterHead] = cut(afterTitle, HEAD_END);
  const [beforeAbout, afterAbout] = cut(afterHead, ABOUT);
  const [body, end] = cut(afterAbout, BODY_END);
  return (parts) =>
    [
      `${start}${openRoot(parts)}${beforeTitle}`,
      `<title>${escapeHtml(parts.title)}</title>`,
      `<meta name="description" content="${escapeHtml(parts.description)}" />`,
      ...parts.fonts.map(
        (path) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${path}" />`,
      ),
      ...parts.scripts.map((path) => `<link rel="modulepreload" crossorigin href="/${path}" />`),
      `${head}${HEAD_END}${beforeAbout}${about(parts)}${body}`,
      `${inlineData(parts.state)}${BODY_END}${end}`,
    ].join('');
}

/** Something to read until the scripts are here. */
function about({ siteName, description }: PageParts): string {
  return `<p><strong>${escapeHtml(siteName)}</strong>${escapeHtml(description)}</p>`;
}

/** The colours follow the attribute from the first frame on. */
function openRoot({ language, colorMode }: PageParts): string {
  return `<html lang="${language}"${colorMode ? ` data-theme="${colorMode}"` : ''}>`;
}

function cut(html: string, mark: string): [before: string, after: string] {
  const at = html.indexOf(mark);
  if (at < 0) throw new Error(`The client's page has no ${mark}`);
  return [html.slice(0, at), html.slice(at + mark.length)];
}

/** Data, not a script: no browser runs it. Without `<` no text in it can end the element. */
function inlineData(state: object): string {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="apollo-state">${json}</script>`;
}
