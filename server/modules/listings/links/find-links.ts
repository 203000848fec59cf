import { invisibleCharacters } from './address';
import { decode } from './query';

/** Characters that end a link inside a text: white space, quotes, brackets and Chinese punctuation. */
const ends = '\\s<>"“”‘’「」『』【】《》〈〉（）［］，。、！？；：…￥';
/** A byte order mark counts as white space; inside a link it is there to deceive, and is kept. */
const inside = `(?:[^${ends}]|\\ufeff)`;
const anyLink = new RegExp(`https?://${inside}+`, 'gi');
/** The first letter or sign behind the host that is not ASCII begins the rest of the sentence. */
const sentence = /^(https?:\/\/[^/?#]*[/?#][\x21-\x7e]*)(?![\x21-\x7e])[\p{L}\p{N}\p{S}].*$/iu;
const bareLink = new RegExp(`(?<![\\w@.:/-])(?:[\\w-]+\\.)+[a-z]{2,}/${inside}+`, 'gi');

/** A scheme with a missing or surplus character, before a possible host. */
const brokenScheme = /\b(https?)(?::\/*|\/{1,3})(?=[\w-]+\.)/gi;
const marksAtEnd = new RegExp(`[${invisibleCharacters}]+$`);
const closingMarks = new RegExp(`[.,;:!?*_~|'\`${invisibleCharacters}]+$`);
/** The same marks as bytes of UTF-8. */
const encodedMarks = /%(?:C2%AD|E2%80%(?:8[B-F]|A[A-E])|E2%81%A[0-9A-F]|EF%B8%8[0-F]|EF%BB%BF)/gi;

/** Maximum number of links of a text that are tried. */
const MAX_LINKS = 10;

/**
 * Returns the links in a pasted text: a link, or the whole text that the app of a shop shares, such as
 * "【Shop】https://m.example/h.5x?tk=a 「Jacket」 open the app".
 */
export function findLinks(text: string): string[] {
  const encoded = /https?%3a%2f%2f/i.test(text) && !/https?:\/\//i.test(text);
  const readable = (encoded ? decode(text) : text).trim();
  const links = readable.match(anyLink)?.slice(0, MAX_LINKS) ?? [];
  // A text that is one link may also be a link with words or marks in it, so both readings are returned.
  const readings = links.flatMap((link) =>
    link === readable ? [link, withoutSentence(link)] : [withoutSentence(link)],
  );
  return readings.map(repaired);
}

/** Returns the parts of a text that look like links without `https://`, with the scheme added. */
export function findBareLinks(text: string): string[] {
  const links = text.match(bareLink)?.slice(0, MAX_LINKS) ?? [];
  return links.map((link) => withoutSentence(`https://${link}`));
}

/**
 * Returns the links of a text that an input method or a chat changed: full-width characters are normalised,
 * invisible marks behind the host removed, schemes completed. This is a guess, so such a link counts only if
 * it leads to a known shop.
 */
export function findPlainLinks(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .replace(/(?<=[\w-])。(?=[\w-])/g, '.')
    .replaceAll('\\/', '/')
    .replace(brokenScheme, '$1://');
  const links = findLinks(plain);
  return (links.length > 0 ? links : findBareLinks(plain)).map((link) => {
    const [, origin = '', rest = ''] = /^(https?:\/\/[^/?#]*)(.*)/is.exec(link) ?? [];
    return repaired(origin + decode(rest.replace(/\p{DI}/gu, '').replace(encodedMarks, '')));
  });
}

/**
 * Decodes `&amp;` in links copied from the source of a page, and removes a prefilled scheme before another.
 */
function repaired(link: string): string {
  return link
    .replace(/&(?:amp;)+/g, '&')
    .replace(marksAtEnd, '')
    .replace(/^(?:https?:\/\/)+(https?):?\/\//i, '$1://');
}

function withoutSentence(link: string): string {
  const [target = ''] = link.split(']('); // [https://a.example](https://a.example)
  return withoutClosingMarks(target.replace(sentence, '$1'));
}

/**
 * A full stop or a bracket at the end belongs to the sentence, unless the link contains the opening bracket.
 */
function withoutClosingMarks(link: string): string {
  const shorter = link.replace(closingMarks, '');
  const closing = /[)\]}]$/.exec(shorter)?.[0];
  const opened = closing && shorter.includes({ ')': '(', ']': '[', '}': '{' }[closing] ?? closing);
  return closing && !opened ? withoutClosingMarks(shorter.slice(0, -1)) : shorter;
}
