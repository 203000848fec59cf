import sanitize, { type IOptions } from 'sanitize-html';

/** Articles consist of text, lists, tables and links, without pictures, scripts or styles. */
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

/** An external link opens a page of its own that has no access to ours. */
function leaving(href: string): Record<string, string> {
  return /^https?:/i.test(href) ? { rel: 'noopener noreferrer', target: '_blank' } : {};
}

/**
 * Sanitises the HTML of an article, so that a page can include the result unescaped. Links lead to http,
 * https or our own site. The function is idempotent.
 */
export function sanitizeArticleHtml(html: string): string {
  return sanitize(html, rules).trim();
}

/** Tags within a sentence, whose text must not be separated from its neighbours. */
const INLINE = /<\/?(?:strong|em|code|a)\b[^<>]*>/g;

/** Returns the text of clean HTML without its tags, on one line. */
export function plainTextOf(html: string): string {
  const words = html
    .replace(INLINE, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ');
  return unescape(words).trim();
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

/** Decodes the only entities that the sanitising leaves. */
function unescape(text: string): string {
  return text.replace(/&(lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity);
}
