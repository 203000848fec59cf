import { readAddress } from './address';
import { decode, parameterOf } from './query';
import { addressOf, isShopAddress, isShortLink, itemAt } from './shop-table';
import type { Shop } from './shops';

/** Returns the address within an agent's address; null if there is none. */
export type Unwrapper = (page: URL) => string | null;

/** Agents' names of shops, in lower case; of several shops the one whose ids have that form. */
type ShopCodes = Readonly<Record<string, readonly Shop[]>>;

/** Shops of agents in China. */
export const chineseCodes: ShopCodes = {
  ...named(['taobao'], 'taobao', 'tb'),
  ...named(['tmall'], 'tmall', 'tm'),
  ...named(['1688'], '1688', 'ali_1688', 'ali1688', 'alibaba', 'al', '16'),
  ...named(['weidian'], 'weidian', 'micro', 'wd'),
  ...named(['jd'], 'jd', 'jingdong'),
  ...named(['goofish'], 'xianyu', 'goofish', 'xy'),
  ...named(['pinduoduo'], 'pinduoduo', 'pdd'),
  ...named(['dangdang'], 'dangdang'),
  ...named(['dewu'], 'dewu', 'poizon'),
};

/** Shops of agents in Japan. */
export const japaneseCodes: ShopCodes = {
  ...named(['yahoo-auctions'], 'yahoo', 'ayahoo', 'auction', 'auctions'),
  ...named(['yahoo-auctions'], 'yahooauction', 'yahooauctions', 'yahoo-auction', 'yahoo-auctions'),
  ...named(['yahoo-fleamarket'], 'fleamarket', 'yahoofleamarket', 'yahoo-fleamarket'),
  ...named(['yahoo-fleamarket'], 'paypayfleamarket', 'paypay'),
  ...named(['yahoo-shopping'], 'shopping', 'yahooshopping', 'yahoo-shopping'),
  ...named(['rakuma'], 'rakuma', 'fril'),
  ...named(['mercari', 'mercari-shops'], 'mercari'),
  ...named(['suruga-ya'], 'surugaya', 'suruga-ya'),
  ...named(['mandarake'], 'mandarake'),
};

function named(shops: readonly Shop[], ...codes: readonly string[]): ShopCodes {
  return Object.fromEntries(codes.map((code) => [code, shops]));
}

const urlParameters =
  /^(?:url|link|href|u|q|target|mpre|(?:product|goods|item|source|target|redirect|return)_?(?:url|link))$/i;

/** Unwraps `?url=https%3A…`, encoded repeatedly, in part, or not at all. */
export const byUrl: Unwrapper = ({ search }) => {
  // eslint-disable-next-line regexp/no-super-linear-move -- an address has at most 2,048 characters
  for (const [parameter, name = ''] of search.matchAll(/[?&]([^=&]+)=[^&]*/g)) {
    if (!urlParameters.test(name)) continue;
    const written = search.slice(search.indexOf(parameter) + name.length + 2);
    // An address that was not encoded includes the rest, with a query of its own.
    const isPlain = /^[^?&]*\?/.test(written) && isUrl(written);
    const url = isPlain ? written : urlIn(written.split('&', 1)[0] ?? '');
    if (url !== null) return url;
  }
  return null;
};

/** Unwraps `/confirm/https%3A%2F%2F…/1`. */
export const byUrlInPath: Unwrapper = ({ pathname }) =>
  urlIn(/\/(https?%3a%2f%2f[^/]+)/i.exec(pathname)?.[1] ?? '');

/**
 * Unwraps the name of a shop and the id of an item, each in the path or the query:
 * `?shop_type=weidian&id=7`, `/agent/weidian/7.html`.
 */
export function byShopAndId(codes: ShopCodes): Unwrapper {
  return (page) => {
    const segments = page.pathname.split('/').map((segment) => segment.replace(/\.html?$/, ''));
    const names = ['shop_type', 'shoptype', 'platform', 'source', 'channel', 'type', 'tp', 'mall'];
    const id = parameterOf(page, ['id', 'tid', 'goodsId', 'goods_id', 'itemId', 'item_id']);
    // The last segment of a path is the most specific: `/yahoo/fleamarket/z7`.
    for (const code of [parameterOf(page, names), ...segments.reverse()])
      for (const itemId of [id, ...segments.filter((segment) => segment !== code)]) {
        const address = itemId && code && addressIn(codes, code, itemId);
        if (address) return address;
      }
    return null;
  };
}

/** Unwraps a path whose first group is the agent's name of the shop, and whose second is the id. */
export function byPath(pattern: RegExp, codes: ShopCodes): Unwrapper {
  return ({ pathname }) => {
    const [, code = '', itemId = ''] = pattern.exec(pathname) ?? [];
    return addressIn(codes, code, itemId);
  };
}

/** Unwraps `/en/auction.aspx?itemCode=7`. */
export function byPage(name: string, ...shops: readonly Shop[]): Unwrapper {
  const page = new RegExp(`/${name}\\.aspx/?$`, 'i');
  return (address) =>
    page.test(address.pathname)
      ? addressIn({ '': shops }, '', parameterOf(address, ['itemCode']) ?? '')
      : null;
}

/** Returns the address of an item, if a shop of that name has such ids. */
function addressIn(codes: ShopCodes, code: string, itemId: string): string | null {
  const name = code.toLowerCase();
  const shops = Object.hasOwn(codes, name) ? (codes[name] ?? []) : [];
  const addresses = shops.map((shop) => [shop, addressOf(shop, itemId, null)] as const);
  const [, found = null] =
    addresses.find(([shop, url]) => URL.canParse(url) && itemAt(new URL(url))?.shop === shop) ?? [];
  return found;
}

/** Decodes until an address begins; without `https://` only a known host counts. */
function urlIn(written: string): string | null {
  for (let text = written, times = 0; times < MAX_ENCODINGS; text = decode(text), times++) {
    if (isUrl(text)) return text.includes('?') ? text : decode(text);
    const bare = /^(?:\/\/)?((?:[\w-]+\.)+[a-z]{2,}\/.*)$/i.exec(text)?.[1];
    const address = bare === undefined ? null : readAddress(`https://${bare}`);
    if (address && (isShopAddress(address) || isShortLink(address))) return address.href;
  }
  return null;
}

const MAX_ENCODINGS = 4;

function isUrl(text: string): boolean {
  return /^https?:\/\//i.test(text);
}
