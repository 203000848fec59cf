import { withoutScheme } from './pastedText';

/** The longest name of an item. */
const MAX_NAME_LENGTH = 200;

const looksLikeAddress = (pasted: string) =>
  /[a-z]:\S|\w\.\w+\//i.test(pasted) || withoutScheme.test(pasted);

/** Returns whether a text without a link the server could find does not even look like an address. */
export function holdsNoLink(pasted: string): boolean {
  return isTaobaoPassword(pasted) || !looksLikeAddress(pasted);
}

/** A code between two currency signs, or, behind a mark such as `CZ0001`, between brackets or slashes. */
const taobaoPassword =
  /[￥¥€$₤₳₴¢₰]\s?[a-z0-9]{6,16}\s?[￥¥€$₤₳₴¢₰]|\b[A-Z]{2}\d{4}\s?[(（/]\s?[a-z0-9]{8,16}\s?[)）/]/i;

/** Returns whether a text is a password (口令) of Taobao: its app opens the item, and nobody else can. */
export function isTaobaoPassword(pasted: string): boolean {
  return taobaoPassword.test(pasted);
}

/** Returns the typed text as search words for a shop; empty if it looks like an address or is a password of Taobao. */
export function searchWords(pasted: string): string {
  return !holdsNoLink(pasted) || isTaobaoPassword(pasted) || !/\p{L}/u.test(pasted)
    ? ''
    : [...pasted].slice(0, MAX_NAME_LENGTH).join('');
}
