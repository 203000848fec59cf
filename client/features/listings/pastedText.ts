/** An address holds so many characters on every way to the server, also in Chinese. */
const MAX_LENGTH = 1_000;

/** The longest name of an item. */
const MAX_NAME_LENGTH = 200;

/** An address as people write it: `shop.example/item/5`. */
const withoutScheme = /^([\p{L}\p{N}-]+\.)+\p{L}{2,}(:\d+)?([/?]\S*)?$/u;

/**
 * What a shopper pasted, as it goes along in the address of the item's page: in one line, as it is, since
 * the server finds the link and the title in it; an address without `https://` gets it. Of a very long text
 * only its first link.
 */
export function pastedText(pasted: string): string {
  const text = pasted.trim().replace(/\s+/g, ' ');
  if (text.length <= MAX_LENGTH) return withoutScheme.test(text) ? `https://${text}` : text;
  return /https?:\/\/[^\s「」【】]+/i.exec(text)?.[0] ?? text.slice(0, MAX_LENGTH);
}

/** Returns what was typed as words, to look for in a shop; empty where it looks like an address. */
export function searchWords(pasted: string): string {
  const isAddress = /[a-z]:|\w\.\w+\//i.test(pasted) || withoutScheme.test(pasted);
  return isAddress || !/\p{L}/u.test(pasted) ? '' : [...pasted].slice(0, MAX_NAME_LENGTH).join('');
}
