import { Parser } from 'htmlparser2';

const MAX_IMAGES = 12;
const MAX_URL_LENGTH = 2048;

/** Control, zero-width and direction characters only serve to deceive; lone surrogates are invalid. */
const invisible =
  // eslint-disable-next-line no-control-regex -- control characters are what goes
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffd\p{Surrogate}]/gu;

/** Returns a text of a page for people: without tags, on one line, at most `max` characters. */
export function cleanText(text: string, max: number): string {
  // Many shops write HTML, or its entities, into plain-text fields.
  const start = text.slice(0, max * 20);
  const plain = /[<&]/.test(start) ? withoutTags(withoutTags(start)) : start;
  const line = plain.replace(invisible, '').replace(/\s+/g, ' ').trim().normalize('NFC');
  // By code points, so that none is cut in two.
  return [...line].slice(0, max).join('').trim();
}

const hides = /^(script|style)$/;
/** Elements that begin a line of their own. */
const breaks = /^(p|div|br|li|ul|ol|tr|td|th|table|section|h[1-6])$/;

function withoutTags(html: string): string {
  const parts: string[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (hides.test(name)) hidden++;
      if (breaks.test(name)) parts.push(' ');
    },
    ontext(text) {
      if (hidden === 0) parts.push(text);
    },
    onclosetag(name) {
      if (hides.test(name)) hidden--;
      if (breaks.test(name)) parts.push(' ');
    },
  });
  parser.end(html);
  return parts.join('');
}

/** Returns the addresses that are http(s), absolute, each once, at most 12. */
export function cleanImages(addresses: readonly string[], base: string): string[] {
  const images = new Set<string>();
  for (const address of addresses) {
    const image = absoluteUrl(address, base);
    if (image) images.add(image);
    if (images.size === MAX_IMAGES) break;
  }
  return [...images];
}

function absoluteUrl(address: string, base: string): string | null {
  const trimmed = address.trim();
  if (!trimmed || !URL.canParse(trimmed, base)) return null;
  const { href, protocol } = new URL(trimmed, base);
  return /^https?:$/.test(protocol) && href.length <= MAX_URL_LENGTH ? href : null;
}
