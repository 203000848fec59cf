import type { RenderedPage } from '../../../schema/page-renderer.d.ts';
import { escapeHtml } from '../../kernel/escape-html';
import type { Language } from '../../kernel/language';
import { inlineStylesOf, type InlineParts } from '../security-headers';
import type { ColorMode } from './color-mode';

/** The parts in which pages differ. */
export interface PageParts {
  readonly language: Language;
  /** The shopper's choice; null follows the system. */
  readonly colorMode: ColorMode | null;
  readonly siteName: string;
  readonly title: string;
  readonly description: string;
  /** Further elements of the head for search engines and other sites. */
  readonly facts: string;
  /** Paths of scripts that the page needs at once, beside those of every page. */
  readonly scripts: readonly string[];
  /** Fonts needed at once by a page that the browser renders. */
  readonly fonts: readonly string[];
  /** Read by the client when it starts. */
  readonly state: object;
  /** The server-rendered content; null if the browser renders it. */
  readonly rendered: RenderedPage | null;
}

/** The data for the hydration of a server-rendered page. */
export interface PageStart {
  readonly code: string;
  /** Paths in their order, the client's entry at the end. */
  readonly scripts: readonly string[];
}

export interface FilledPage {
  readonly html: string;
  /** The inline parts that the content security policy must allow. */
  readonly inline: InlineParts;
}

const ROOT = '<html lang="en">';
const TITLE = '<title>Tidebox</title>';
const HEAD_END = '</head>';
const APP = '<div id="root">';
const ABOUT = '<p data-about></p>';
const BODY_END = '</body>';
/** Preloads the client while the HTML is being parsed. */
const SCRIPTS =
  /(?<!\s)\s*<(?:script type="module"[^<>]*><\/script|link rel="modulepreload"[^<>]*)>/g;

/** The rules that declare the fonts. */
const FONT_STYLES = /<style data-fonts="([^"]*)">([^]*?)<\/style>/g;

/** The script that starts the client lets them in; where no script runs they are there at once. */
const fontsLater = (_: string, name: string, css: string) =>
  `<style data-fonts="${name}" media="not all">${css}</style><noscript><style>${css}</style></noscript>`;

/** The appearance of a page before it is rendered. */
const OPENING = /(?<!\s)\s*<style data-opening[^]*?<\/style>/;

/**
 * Cuts the built page where parts are put in, and returns how to fill it.
 * @throws Error when the built page lacks one of those places
 */
export function pageTemplate(built: string, start: PageStart): (parts: PageParts) => FilledPage {
  const [opening, afterRoot] = cut(built, ROOT);
  const [beforeTitle, afterTitle] = cut(afterRoot, TITLE);
  const [head, afterHead] = cut(afterTitle, HEAD_END);
  const [beforeApp, app] = cut(afterHead, APP);
  const [beforeAbout, afterAbout] = cut(app, ABOUT);
  const [afterApp, end] = cut(afterAbout, BODY_END);
  const styles = inlineStylesOf(built);
  const [renderedStart, renderedHead] = [beforeTitle, head].map((part) =>
    part
      .replace(SCRIPTS, '')
      .replace(OPENING, '')
      .replace(FONT_STYLES, fontsLater)
      .replace(/>\s+</g, '><'),
  );

  /** The browser renders: it needs the scripts as soon as possible. */
  const clientOnly = (parts: PageParts) => [
    ...parts.fonts.map(
      (path) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${path}" />`,
    ),
    ...parts.scripts.map((path) => `<link rel="modulepreload" crossorigin href="/${path}" />`),
    `${head}${HEAD_END}${beforeApp}${APP}${beforeAbout}${about(parts)}${afterApp}`,
    inlineData(parts.state),
  ];
  /** It can be read already: its scripts come once it is painted. */
  const rendered = (page: RenderedPage, { scripts, state }: PageParts) => [
    page.head,
    renderedHead,
    ...page.styles.map(
      ({ emotion, css }) => `<style data-emotion="${emotion}" data-s>${css}</style>`,
    ),
    `${HEAD_END}${beforeApp}${APP}${page.html}</div>`,
    inlineData(state),
    startElement(start, scripts),
  ];
  return (parts) => ({
    html: [
      `${opening}${openRoot(parts)}${parts.rendered ? renderedStart : beforeTitle}`,
      `<title>${escapeHtml(parts.title)}</title>`,
      `<meta name="description" content="${escapeHtml(parts.description)}" />`,
      parts.facts,
      ...(parts.rendered ? rendered(parts.rendered, parts) : clientOnly(parts)),
      `${BODY_END}${end}`,
    ].join(''),
    inline: parts.rendered
      ? {
          styles: [...styles, ...parts.rendered.styles.map(({ css }) => css)],
          scripts: [start.code],
          styleAttributes: styleAttributesOf(parts.rendered.html),
        }
      : { styles },
  });
}

function startElement({ code, scripts }: PageStart, own: readonly string[]): string {
  const all = [...scripts.slice(0, -1), ...own, ...scripts.slice(-1)];
  return `<script data-scripts="${all.map((path) => `/${path}`).join(' ')}">${code}</script>`;
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

const written: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function styleAttributesOf(html: string): string[] {
  const values = [...html.matchAll(/<[^<>]* style="([^"]*)"/g)].map(([, value = '']) =>
    value.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => written[sign] ?? sign),
  );
  return [...new Set(values)];
}
