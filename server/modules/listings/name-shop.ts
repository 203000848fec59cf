import { shopTexts } from './shop.texts';
import type { Language } from '../../kernel/language';
import { hostOf } from './find-item';
import { shopAt } from './links/shop-table';

/**
 * Returns the seller of an item: the name on its page, else that of the shop at its address, since people
 * know Taobao by its name and not by its hosts; null for an unknown shop.
 */
export function nameOfSeller(
  { url, shopName }: { readonly url: string; readonly shopName: string | null },
  language: Language,
): string | null {
  if (shopName) return shopName;
  const shop = shopAt(new URL(`https://${hostOf(url)}`));
  return shop && shopTexts[language][shop];
}
