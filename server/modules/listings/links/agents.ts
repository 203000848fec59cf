import { HostTable } from './hosts';
import { byPage, byPath, byShopAndId, byUrl, shopCodes, type Unwrapper } from './unwrappers';

/** An agent of purchases, whose links wrap those of shops. */
interface Agent {
  readonly hosts: readonly string[];
  /** How its links name what they wrap; the first that finds something counts. */
  readonly unwrap: readonly Unwrapper[];
}

/** Hoobuy and those who run its software write numbers for shops as well. */
const numberedShops = { ...shopCodes, 0: '1688', 1: 'taobao', 2: 'weidian' } as const;
/** CSSBuy names every shop but Taobao. */
const namedShops = { ...shopCodes, '': 'taobao' } as const;

const table = new HostTable<Agent>([
  { hosts: ['superbuy.com', 'wegobuy.com', 'allchinabuy.com'], unwrap: [byUrl] },
  { hosts: ['sugargoo.com', 'esugargoo.com', 'kakobuy.com'], unwrap: [byUrl] },
  { hosts: ['cnfans.com', 'mulebuy.com', 'acbuy.com'], unwrap: [byShopAndId, byUrl] },
  {
    hosts: ['cssbuy.com'],
    unwrap: [byPath(/^\/item-(?:(\w+)-)?(\d+)/, namedShops), byShopAndId, byUrl],
  },
  {
    hosts: ['hoobuy.com', 'oopbuy.com'],
    unwrap: [byPath(/\/product\/(\w+)\/(\d+)/, numberedShops), byShopAndId, byUrl],
  },
  {
    hosts: ['buyee.jp'],
    unwrap: [
      byPath(/\/(auction|shopping|fleamarket|paypayfleamarket|rakuma)\/(?:item\/)?([\w-]+)/, {
        auction: 'yahoo-auctions',
        shopping: 'yahoo-shopping',
        fleamarket: 'yahoo-fleamarket',
        paypayfleamarket: 'yahoo-fleamarket',
        rakuma: 'rakuma',
      }),
      // What an individual sells is called `m` and digits, what a shop sells by other letters.
      byPath(/\/(mercari)\/(?:item|purchase)\/(m\d+)/, { mercari: 'mercari' }),
      byPath(/\/(mercari)\/(?:item|purchase|shops)\/(\w+)/, { mercari: 'mercari-shops' }),
    ],
  },
  {
    hosts: ['zenmarket.jp'],
    unwrap: [
      byPage('auction', /^\w+$/, 'yahoo-auctions'),
      byPage('yshoppingproduct', /_/, 'yahoo-shopping'),
      byPage('rakuma(?:product)?', /^\w+$/, 'rakuma'),
      byPage('mercariproduct', /^m\d+$/, 'mercari'),
      byPage('mercariproduct', /^\w+$/, 'mercari-shops'),
      byUrl,
    ],
  },
]);

/** Whether an address is one of an agent; `unwrapAgentLink` tells what it wraps. */
export function isAgentLink(address: URL): boolean {
  return table.at(address).length > 0;
}

/** Returns the address that an agent's link wraps; null where it wraps none. */
export function unwrapAgentLink(address: URL): string | null {
  const page = new URL(address);
  // Pages that are drawn by scripts keep their query behind the hash.
  if (page.hash.includes('?')) page.search = page.hash.replace(/^[^?]*/, '');
  for (const { unwrap } of table.at(address))
    for (const unwrapper of unwrap) {
      const wrapped = unwrapper(page);
      if (wrapped !== null) return wrapped;
    }
  return null;
}
