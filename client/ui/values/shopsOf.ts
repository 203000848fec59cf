/** A shop as an item names it: by its host, and by the name of its seller or of a shop that we know. */
export interface Shop {
  shop: string;
  shopName?: string | null;
}

/** Returns how a shop is called: by its name, or else by its host. */
export function nameOfShop({ shop, shopName }: Shop): string {
  return shopName || shop;
}

/**
 * Returns the shops of some items in a line, each once: their names, and the hosts behind them, since any
 * page can claim a name.
 */
export function shopsOf(items: readonly Shop[]): string {
  const hosts = items.filter(({ shopName }) => shopName).map(({ shop }) => shop);
  return [items.map(nameOfShop), hosts]
    .map((words) => [...new Set(words)].join(', '))
    .filter(Boolean)
    .join(' · ');
}
