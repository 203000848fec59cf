import { chineseShops } from './chinese-shops';
import { HostTable } from './hosts';
import { japaneseShops } from './japanese-shops';
import { koreanShops } from './korean-shops';
import { moreChineseShops } from './more-chinese-shops';
import { noVariant, type ShopRow } from './shop-row';
import type { Shop } from './shops';
import { worldShops } from './world-shops';

const rows: readonly ShopRow[] = [
  ...chineseShops,
  ...moreChineseShops,
  ...japaneseShops,
  ...koreanShops,
  ...worldShops,
];
const table = new HostTable(rows);
const byName = new Map(rows.map((row) => [row.shop, row]));

/** Link shorteners of shops and their apps; the target is unknown until a link is resolved. */
const shorteners = new HostTable([
  // Taobao, Tmall and Xianyu; then Taobao's partners, 1688, JD, Weidian, Pinduoduo, Vipshop and Dewu.
  { hosts: ['tb.cn', 's.click.taobao.com', 'qr.1688.com'] },
  { hosts: ['u.jd.com', '3.cn', 'union-click.jd.com', 'click.jd.com'] },
  {
    hosts: [
      'k.youshop10.com',
      'k.weidian.com',
      'p.pinduoduo.com',
      't.vip.com',
      'vip.link',
      'dw4.co',
    ],
  },
  // Apps for pictures and films, whose users sell items.
  { hosts: ['xhslink.com', 'v.douyin.com', 'v.kuaishou.com', 'b23.tv'] },
  { hosts: ['amzn.to', 'amzn.asia', 'amzn.eu', 'amzn.com', 'a.co', 'ebay.us', 'ebay.to'] },
  { hosts: ['a.aliexpress.com', 's.click.aliexpress.com', 'shope.ee', 's.shopee.tw', 'etsy.me'] },
  { hosts: ['r10.to', 'hb.afl.rakuten.co.jp', 'yahoo.jp', 'merc.li'] },
  { hosts: ['link.coupang.com', 'naver.me', 'me2.kr'] },
  // Agents' shorteners for their own pages, which are unwrapped afterwards.
  { hosts: ['ikako.vip', 'sl.kakobuy.com', 'link.acbuy.com', 'hoobuy.cc', 'oopbuy.cc'] },
  // Public shorteners, and services that open apps.
  {
    hosts: [
      't.cn',
      'dwz.cn',
      'url.cn',
      'bit.ly',
      'tinyurl.com',
      't.co',
      'is.gd',
      'cutt.ly',
      'x.gd',
    ],
  },
  { hosts: ['allapp.link', 'app.link', 'onelink.me', 'page.link'] },
]);

/** An item in a known shop, with its canonical address. */
export interface ShopItem {
  readonly shop: Shop;
  readonly itemId: string;
  readonly variantId: string | null;
  readonly url: string;
}

/** Returns the item at an address of a known shop; null if there is none. */
export function itemAt(address: URL): ShopItem | null {
  for (const { shop, itemIdOf, variantOf, canonical } of table.at(address)) {
    const itemId = itemIdOf(address);
    if (itemId === null) continue;
    const variantId = variantOf(address);
    return { shop, itemId, variantId, url: canonical(itemId, variantId) };
  }
  return null;
}

/** Returns the shop of an address, with or without an item; null for an unknown one. */
export function shopAt(address: URL): Shop | null {
  return (itemAt(address) ?? table.at(address)[0])?.shop ?? null;
}

export function isShopAddress(address: URL): boolean {
  return table.at(address).length > 0;
}

/** Returns whether an address is a short link. Some of these hosts serve items as well: check those first. */
export function isShortLink(address: URL): boolean {
  return shorteners.at(address).length > 0;
}

/** Returns the number that a shop shows for an item. */
export function shownIdOf(shop: Shop, itemId: string): string {
  return byName.get(shop)!.shownIdOf?.(itemId) ?? itemId;
}

/**
 * Returns the canonical address of an item in a shop, with the variant if one was chosen and the shop's
 * addresses can contain it. An id from another source is used only if it reads as the same again.
 */
export function addressOf(shop: Shop, itemId: string, variantId: string | null): string {
  const { canonical } = byName.get(shop)!;
  const isNamed = variantId !== null && isReadAs(canonical(itemId, variantId), variantId);
  return canonical(itemId, isNamed ? variantId : null);
}

/** Returns whether an id has the form of a shop's variants; of a plain code if its addresses contain none. */
export function isVariantOf(shop: Shop, itemId: string, variantId: string): boolean {
  const { variantOf, canonical } = byName.get(shop)!;
  if (variantOf === noVariant) return /^[\w-]+$/.test(variantId);
  return isReadAs(canonical(itemId, variantId), variantId);
}

function isReadAs(address: string, variantId: string): boolean {
  return itemAt(new URL(address))?.variantId === variantId;
}
