import { HostTable } from './hosts';
import {
  byPage,
  byPath,
  byShopAndId,
  byUrl,
  byUrlInPath,
  chineseCodes,
  japaneseCodes,
  type Unwrapper,
} from './unwrappers';

/** A purchasing agent, or another forwarder, whose links wrap those of shops. */
interface Agent {
  readonly hosts: readonly string[];
  /** Ways to unwrap its links; the first result counts. */
  readonly unwrap: readonly Unwrapper[];
}

/** Hoobuy and other users of its software write numbers for shops as well. */
const numberedShops = { ...chineseCodes, 0: ['1688'], 1: ['taobao'], 2: ['weidian'] } as const;
/** CSSBuy names every shop but Taobao. */
const namedShops = { ...chineseCodes, '': ['taobao'] } as const;

/** Agents in China share a few programs under many names; all of them know these forms. */
const inChina = [byUrl, byShopAndId(chineseCodes)];

/** Agents in Japan write shop and item into the path: `/mercari/item/m64866844138`. */
const inJapan = [byShopAndId(japaneseCodes), byUrl, byUrlInPath];

const table = new HostTable<Agent>([
  {
    hosts: [
      ...['superbuy.com', 'wegobuy.com', 'allchinabuy.com', 'sugargoo.com', 'esugargoo.com'],
      ...['kakobuy.com', 'cnfans.com', 'mulebuy.com', 'acbuy.com', 'pandabuy.com', 'pandabuy.cn'],
      ...['hagobuy.com', 'hegobuy.com', 'basetao.com', 'basetao.net', 'lovegobuy.com'],
      ...[
        'joyabuy.com',
        'joyagoo.com',
        'orientdig.com',
        'itaobuy.com',
        'litbuy.com',
        'hipobuy.com',
      ],
      ...[
        'loongbuy.com',
        'ootdbuy.com',
        'eastmallbuy.com',
        'usfans.com',
        'gtbuy.com',
        'bbdbuy.com',
      ],
      ...['hubbuycn.com', 'fishgoo.com', 'vigorbuy.com', 'sifubuy.com', 'panglobalbuy.com'],
      ...['tigbuy.com', 'parcelup.com', 'rizzitgo.com', 'cnshopper.com', 'ponybuy.com'],
      ...['yoybuy.com', 'ezbuy.sg', 'ezbuy.my', 'ezbuy.co.id', 'ezbuy.co.th', '65daigou.com'],
    ],
    unwrap: inChina,
  },
  {
    hosts: ['cssbuy.com'],
    unwrap: [byPath(/^\/(?:m\/)?item-(?:(\w+)-)?(\d+)/, namedShops), ...inChina],
  },
  {
    hosts: ['hoobuy.com', 'oopbuy.com'],
    unwrap: [byPath(/\/product\/(\w+)\/(\d+)/, numberedShops), ...inChina],
  },
  {
    hosts: [
      ...['buyee.jp', 'fromjapan.co.jp', 'neokyo.com', 'doorzo.com', 'sendico.com', 'remambo.jp'],
      ...['dejapan.com', 'jauce.com', 'bidbuy.co.jp', 'japanrabbit.com', 'onemall.jp'],
    ],
    unwrap: inJapan,
  },
  {
    hosts: ['zenmarket.jp'],
    unwrap: [
      byPage('auction', 'yahoo-auctions'),
      byPage('yshoppingproduct', 'yahoo-shopping'),
      byPage('(?:paypay|yahoo)?fleamarket(?:product)?', 'yahoo-fleamarket'),
      byPage('rakuma(?:product)?', 'rakuma'),
      byPage('mercariproduct', 'mercari', 'mercari-shops'),
      ...inJapan,
    ],
  },
  {
    // Sign-in pages of shops, which continue to the wrapped address.
    hosts: [
      ...['login.taobao.com', 'login.m.taobao.com', 'login.tmall.com', 'login.1688.com'],
      ...['passport.jd.com', 'plogin.m.jd.com'],
    ],
    unwrap: [byUrl],
  },
  {
    // Redirects of sites with user texts about shops.
    hosts: [
      ...[
        'www.google.com',
        'l.facebook.com',
        'lm.facebook.com',
        'l.instagram.com',
        'out.reddit.com',
      ],
      ...['www.youtube.com', 'link.zhihu.com', 'rover.ebay.com', 'go.skimresources.com'],
    ],
    unwrap: [byUrl],
  },
]);

/** Returns whether an address is one of an agent; `unwrapAgentLink` returns the wrapped one. */
export function isAgentLink(address: URL): boolean {
  return table.at(address).length > 0;
}

/** Returns the address that an agent's link wraps; null if it wraps none. */
export function unwrapAgentLink(address: URL): string | null {
  const page = new URL(address);
  // Client-rendered pages have their query behind the hash.
  if (page.hash.includes('?')) page.search = page.hash.replace(/^[^?]*/, '');
  for (const { unwrap } of table.at(address))
    for (const unwrapper of unwrap) {
      const wrapped = unwrapper(page);
      if (wrapped !== null) return wrapped;
    }
  return null;
}
