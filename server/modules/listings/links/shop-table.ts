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

/** Where shops and their apps shorten links: what one of them leads to is known once it was followed. */
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
  // Apps for pictures and films, whose users sell.
  { hosts: ['xhslink.com', 'v.douyin.com', 'v.kuaishou.com', 'b23.tv'] },
  { hosts: ['amzn.to', 'amzn.asia', 'amzn.eu', 'amzn.com', 'a.co', 'ebay.us', 'ebay.to'] },
  { hosts: ['a.aliexpress.com', 's.click.aliexpress.com', 'shope.ee', 's.shopee.tw', 'etsy.me'] },
  { hosts: ['r10.to', 'hb.afl.rakuten.co.jp', 'yahoo.jp', 'merc.li'] },
  { hosts: ['link.coupang.com', 'naver.me', 'me2.kr'] },
  // Agents shorten links to their own pages, which are unwrapped then.
  { hosts: ['ikako.vip', 'sl.kakobuy.com', 'link.acbuy.com', 'hoobuy.cc', 'oopbuy.cc'] },
  // Whoever wants to shorten a link, and whoever wants to open an app.
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

/** An item in a shop we know, under its canonical address. */
export interface ShopItem {
  readonly shop: Shop;
  readonly itemId: string;
  readonly variantId: string | null;
  readonly url: string;
}

/** Returns the item that an address of a known shop names; null where it names none. */
export function itemAt(address: URL): ShopItem | null {
  for (const { shop, itemIdOf, variantOf, canonical } of table.at(address)) {
    const itemId = itemIdOf(address);
    if (itemId === null) continue;
    const variantId = variantOf(address);
    return { shop, itemId, variantId, url: canonical(itemId, variantId) };
  }
  return null;
}

/** Returns the shop that an address belongs to, whether or not it names an item; null where we know none. */
export function shopAt(address: URL): Shop | null {
  return (itemAt(address) ?? table.at(address)[0])?.shop ?? null;
}

export function isShopAddress(address: URL): boolean {
  return table.at(address).length > 0;
}

/** Whether an address is a short link. Some of these hosts serve items as well: ask for those first. */
export function isShortLink(address: URL): boolean {
  return shorteners.at(address).length > 0;
}

/** Returns the number by which a shop itself names an item to people. */
export function shownIdOf(shop: Shop, itemId: string): string {
  return byName.get(shop)!.shownIdOf?.(itemId) ?? itemId;
}

/**
 * Returns the canonical address of an item in a shop, with the variant where one was chosen and the shop's
 * addresses name it: what others say of a shop goes into no address unless that is read as the same again.
 */
export function addressOf(shop: Shop, itemId: string, variantId: string | null): string {
  const { canonical } = byName.get(shop)!;
  const isNamed = variantId !== null && isReadAs(canonical(itemId, variantId), variantId);
  return canonical(itemId, isNamed ? variantId : null);
}

/** Returns whether an id has the form of a shop's variants; a plain code where its addresses name none. */
export function isVariantOf(shop: Shop, itemId: string, variantId: string): boolean {
  const { variantOf, canonical } = byName.get(shop)!;
  if (variantOf === noVariant) return /^[\w-]+$/.test(variantId);
  return isReadAs(canonical(itemId, variantId), variantId);
}

function isReadAs(address: string, variantId: string): boolean {
  return itemAt(new URL(address))?.variantId === variantId;
}
