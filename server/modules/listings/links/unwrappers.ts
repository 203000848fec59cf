import { decode, parameterOf } from './query';
import { addressOf } from './shop-table';
import type { Shop } from './shops';

/** Returns the address within an agent's address; null where there is none. */
export type Unwrapper = (page: URL) => string | null;

/** How agents write the names of shops, in lower case. */
export const shopCodes: Readonly<Record<string, Shop>> = {
  taobao: 'taobao',
  tb: 'taobao',
  tmall: 'tmall',
  '1688': '1688',
  ali_1688: '1688',
  al: '1688',
  weidian: 'weidian',
  micro: 'weidian',
  wd: 'weidian',
  jd: 'jd',
  xianyu: 'goofish',
  goofish: 'goofish',
  xy: 'goofish',
};

/** Unwraps `?url=https%3A…`, however often it was encoded, or not at all. */
export const byUrl: Unwrapper = ({ search }) => {
  const written = /[?&](?:url|productLink)=(.*)$/i.exec(search)?.[1] ?? '';
  // An address that was not encoded goes on to the end with a query of its own.
  if (isUrl(written)) return /^[^?&]*\?/.test(written) ? written : firstPiece(written);
  const once = decode(firstPiece(written));
  const url = isUrl(once) ? once : decode(once);
  return isUrl(url) ? url : null;
};

/** Unwraps `?shop_type=weidian&id=7`. */
export const byShopAndId: Unwrapper = (page) => {
  const names = ['shop_type', 'shoptype', 'platform', 'source', 'channel', 'type'];
  const code = parameterOf(page, names)?.toLowerCase() ?? '';
  return addressIn(shopCodes, code, parameterOf(page, ['id', 'goodsId', 'itemId']));
};

/** Unwraps a path whose first group is how the agent calls the shop, and whose second is the id. */
export function byPath(pattern: RegExp, codes: Readonly<Record<string, Shop>>): Unwrapper {
  return ({ pathname }) => {
    const [, code = '', itemId] = pattern.exec(pathname) ?? [];
    return addressIn(codes, code.toLowerCase(), itemId);
  };
}

/** Unwraps `/en/auction.aspx?itemCode=7` where the code is of this form. */
export function byPage(name: string, form: RegExp, shop: Shop): Unwrapper {
  const page = new RegExp(`/${name}\\.aspx/?$`, 'i');
  return (address) => {
    const itemId = (page.test(address.pathname) && parameterOf(address, ['itemCode'])) || '';
    return form.test(itemId) ? addressOf(shop, itemId, null) : null;
  };
}

function addressIn(
  codes: Readonly<Record<string, Shop>>,
  code: string,
  itemId: string | null | undefined,
): string | null {
  const shop = Object.hasOwn(codes, code) ? codes[code] : undefined;
  return shop && itemId ? addressOf(shop, itemId, null) : null;
}

function isUrl(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

function firstPiece(text: string): string {
  return text.split('&', 1)[0] ?? '';
}
