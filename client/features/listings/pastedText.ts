/** An address holds so many characters on every way to the server, also in Chinese. */
const MAX_LENGTH = 1_000;

/** An address as people write it: `shop.example/item/5`. */
export const withoutScheme = /^([\p{L}\p{N}-]+\.)+\p{L}{2,}(:\d+)?([/?]\S*)?$/u;

/**
 * Returns the pasted text for the address of the item's page, in one line and otherwise unchanged, since the
 * server finds the link and the title in it. An address without `https://` gets it; a very long text is
 * reduced to its first link.
 */
export function pastedText(pasted: string): string {
  const text = pasted.trim().replace(/\s+/g, ' ');
  if (text.length <= MAX_LENGTH) return withoutScheme.test(text) ? `https://${text}` : text;
  return /https?:\/\/[^\s「」【】]+/i.exec(text)?.[0] ?? text.slice(0, MAX_LENGTH);
}
