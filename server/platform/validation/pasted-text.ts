import { domainToASCII } from 'node:url';

/**
 * Invisible marks that are copied along with words: soft hyphens, spaces without width, byte order marks,
 * embeddings, isolates and marks of direction, and variation selectors after characters without variants. An
 * override of direction only serves to deceive; it is left for the rules to refuse, and so are joiners, which
 * Persian words and emoji need.
 */
const invisible =
  /[\u00ad\u200b\u200e\u200f\u202a-\u202d\u2060-\u2064\u2066-\u2069\ufeff]|(?<!\p{Extended_Pictographic})[\ufe00-\ufe0f](?!\u20e3)/gu;

/** Returns a text without invisible marks and white space around it, its accents composed; joiners alone are empty. */
export function withoutMarks(text: string): string {
  const visible = text.normalize('NFC').replace(invisible, '').trim();
  return /[^\s\u200c\u200d]/.test(visible) ? visible : '';
}

/** Figures that are more than a digit, ½ ² ①, and ordinals: written out they would say something else. */
const asTheyAre = /[^\p{No}ªº]+/gu;

/**
 * Normalises words for a label (NFKC): full and half width letters, ligatures and mathematical letters become
 * plain ones.
 */
export function plainWords(text: string): string {
  return text
    .replace(asTheyAre, (words) => words.normalize('NFKC'))
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Returns a text whose digits and dashes are the plain ones, wherever it was typed. */
function plainFigures(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\p{Pd}\u2212\u30fc]/gu, '-');
}

/** Returns a code such as a postcode in plain capitals and digits. */
export function plainCode(text: string): string {
  return plainFigures(text).toUpperCase().replace(/\s+/g, ' ').trim();
}

/**
 * Returns a phone number in plain digits, with + for 00, spaces for dots and slashes, ` ext. 12` for an extension, and
 * without the 1 that Mexico's mobile numbers had behind +52 until 2019.
 */
export function plainPhone(text: string): string {
  return plainFigures(text)
    .replace(/^tel:/i, '')
    .replace(
      /(?:[,;]|(?<!\s))\s*(?:extension|ext\.?|x|#|分机|轉|转)\s*(?::\s*)?(\d{1,7})$/iu,
      ' ext. $1',
    )
    .replace(/(?<!ext)[./·・]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\(?00(?=[1-9])/, '+')
    .replace(/^\+52[\s-]*1[\s-]*(?![\s-])(?=(?:\D*\d){10}$)/, '+52 ');
}

/**
 * Returns an email address as mail is sent to it: taken out of `Ana <ana@example.com>` or a mailto link, in plain
 * letters, an international domain in its ASCII form (IDNA).
 */
export function plainEmail(text: string): string {
  const words = text.normalize('NFKC').replace(/^mailto:/i, '');
  const address = (/<([^<>]*)>$/.exec(words)?.[1] ?? words).trim();
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  // eslint-disable-next-line no-control-regex -- all of ASCII is meant
  if (at === 0 || /^[\u0000-\u007f]*$/.test(domain)) return address;
  return address.slice(0, at) + (domainToASCII(domain) || domain);
}
