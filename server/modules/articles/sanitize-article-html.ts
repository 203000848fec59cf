import sanitize, { type IOptions } from 'sanitize-html';

/** What an article is made of: words, lists, tables, links. No pictures, scripts or styles. */
const rules: IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'p', 'br', 'hr', 'blockquote', 'strong', 'em', 'code', 'a'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'], th: ['scope'] },
  allowedClasses: { ol: ['steps'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: { href, ...leaving(href) } }),
  },
};

/** What a link carries that leaves our site: a page of its own that cannot reach back. */
function leaving(href: string): Record<string, string> {
  return /^https?:/i.test(href) ? { rel: 'noopener noreferrer', target: '_blank' } : {};
}

/**
 * Cleans the HTML of an article; what it answers may stand in a page as it is. Links lead to http,
 * https or our own site. Cleaning twice changes nothing more.
 */
export function sanitizeArticleHtml(html: string): string {
  return sanitize(html, rules).trim();
}

/** Tags within a sentence: what they hold stands as close to its neighbours as they do. */
const INLINE = /<\/?(?:strong|em|code|a)\b[^>]*>/g;

/** The words of clean HTML without its tags, on one line. */
export function plainTextOf(html: string): string {
  const words = html
    .replace(INLINE, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
  return unescape(words).trim();
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

/** The only entities that the cleaning leaves. */
function unescape(text: string): string {
  return text.replace(/&(lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity);
}
