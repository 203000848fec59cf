import { shopTexts } from './shop.texts';
import type { Language } from '../../kernel/language';
import { hostOf } from './find-item';
import { shopAt } from './links/shop-table';

/**
 * Returns who sells an item: the name that was read of its page, else that of the shop whose address it has, since
 * people know Taobao by its name and not by its hosts; null for a shop we do not know.
 */
export function nameOfSeller(
  { url, shopName }: { readonly url: string; readonly shopName: string | null },
  language: Language,
): string | null {
  if (shopName) return shopName;
  const shop = shopAt(new URL(`https://${hostOf(url)}`));
  return shop && shopTexts[language][shop];
}
