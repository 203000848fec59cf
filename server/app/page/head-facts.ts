import { escapeHtml } from '../../kernel/escape-html';
import type { Language } from '../../kernel/language';
import type { ArticleIntroduction } from '../../modules/articles/public';

export interface Facts {
  readonly origin: string;
  readonly path: string;
  /** True if the URL itself contains the language. */
  readonly isLanguageNamed: boolean;
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly siteName: string;
  readonly title: string;
  readonly description: string;
  readonly article: ArticleIntroduction | null;
  /** True if the article is a question with its answer. */
  readonly isHelp: boolean;
}

/**
 * The metadata of a public page for search engines and other sites: its canonical URL, its translations, its
 * link preview (Open Graph), and articles as articles (schema.org).
 */
export function headFacts(facts: Facts): string {
  const { origin, path, language, languages, isLanguageNamed, title, description } = facts;
  const address = origin + path;
  const inLanguage = (each: Language) => `${address}?lang=${each}`;
  const canonical = isLanguageNamed ? inLanguage(language) : address;
  return [
    link('canonical', canonical),
    ...languages.map((each) => alternate(each, inLanguage(each))),
    alternate('x-default', address),
    meta('og:type', facts.article ? 'article' : 'website'),
    meta('og:site_name', facts.siteName),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', canonical),
    meta('og:image', `${origin}/icon.png`),
    ...(facts.article ? [structured(articleOf(facts, facts.article, canonical))] : []),
  ].join('');
}

function articleOf(
  { isHelp, siteName, origin }: Facts,
  { title, description, text, language, updatedAt }: ArticleIntroduction,
  url: string,
): object {
  const context = { '@context': 'https://schema.org', inLanguage: language, url };
  if (isHelp)
    return {
      ...context,
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text } },
      ],
    };
  return {
    ...context,
    '@type': 'Article',
    headline: title,
    description,
    dateModified: updatedAt.toISOString(),
    publisher: { '@type': 'Organization', name: siteName, url: origin },
  };
}

/** Data, not a script: no browser runs it. */
function structured(data: object): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeHtml(href)}" />`;
const alternate = (language: string, href: string) =>
  `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}" />`;
const meta = (property: string, content: string) =>
  `<meta property="${property}" content="${escapeHtml(content)}" />`;
