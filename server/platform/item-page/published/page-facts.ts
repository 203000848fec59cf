import type { Document } from 'domhandler';
import { cleanText } from './clean';
import { elementsIn, textOf } from './html-tree';
import { countryOf } from './page-country';

/** The data of a page outside of the vocabularies. */
export interface PageFacts {
  readonly url: string;
  readonly readAt: Date;
  /** The base of the page's relative addresses. */
  readonly base: string;
  /** The page's titles, the most precise first: its headings, then its titles. */
  readonly headings: readonly string[];
  /** The country it is made for, as ISO 3166 has it; null where it does not say, or several. */
  readonly country: string | null;
}

const MAX_HEADINGS = 3;
const MAX_HEADING_LENGTH = 300;

/** Reads what a page says about itself in its head and its headings. */
export function factsOf(page: Document, url: string, readAt: Date): PageFacts {
  const headings: string[] = [];
  const titles: string[] = [];
  const locales: string[] = [];
  let base: string | null = null;
  for (const element of elementsIn(page)) {
    const { name, attribs } = element;
    const { href, lang, content = '' } = attribs;
    if (name === 'h1' && headings.length < MAX_HEADINGS) headings.push(lineOf(textOf(element)));
    if (name === 'title' && titles.length < MAX_HEADINGS) titles.push(lineOf(textOf(element)));
    if (name === 'html' && lang) locales.push(lang);
    if (name === 'meta' && isLocale(attribs)) locales.push(content);
    if (/^og:title$/i.test(attribs['property'] ?? '') && titles.length < MAX_HEADINGS)
      titles.unshift(lineOf(content));
    if (name === 'base' && href && URL.canParse(href, url)) base ??= new URL(href, url).href;
  }
  return {
    ...{ url, readAt, base: base ?? url },
    headings: [...headings, ...titles].filter(Boolean),
    country: countryOf(new URL(url).hostname, locales),
  };
}

function lineOf(text: string): string {
  return cleanText(text, MAX_HEADING_LENGTH);
}

function isLocale(attribs: Readonly<Record<string, string>>): boolean {
  const { property = '', name = '' } = attribs;
  return (
    /^og:locale$/i.test(property || name) || /^content-language$/i.test(attribs['http-equiv'] ?? '')
  );
}
