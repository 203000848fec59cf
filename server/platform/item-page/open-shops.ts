import type { Clock } from '../../kernel/clock';
import { hostAndPortOf, isPublicHost, type IsExempt } from '../safe-fetch/checked-url';
import type { Dial, ResolveName } from '../safe-fetch/guarded-connect';
import type { openSafeFetch, SafeFetch } from '../safe-fetch/safe-fetch';
import { linkFollower } from './link-follower';
import { pageReader } from './page-reader';
import { pictureFetcher } from './picture-fetcher';
import { openPoliteFetch } from './polite-fetch';
import type { ItemReader, Shops } from './reading';
import { ROBOT_NAME } from './robots-rules';

interface Options {
  /** The URL in our user agent that explains our requests. */
  readonly publicUrl: string;
  readonly clock: Clock;
  /** Reads the shops that publish nothing to guests; null where none is configured. */
  readonly provider?: ItemReader | null;
  /** Hosts that are reached although they are not public: the demo's own shop, a test's. Never from configuration. */
  readonly isExempt?: IsExempt;
  /** Instead of name servers and network, in tests. */
  readonly resolve?: ResolveName;
  readonly dial?: Dial;
}

/** Shops whose pages say nothing to guests: they are read through a provider alone. */
const throughProvider = ['taobao', 'tmall', '1688', 'weidian', 'jd', 'goofish'];

/** Opens the shops of the world: everything that is fetched of them goes through one guarded fetcher. */
export function openShops({
  publicUrl,
  clock,
  provider = null,
  isExempt = () => false,
  ...network
}: Options): Shops {
  const userAgent = `${ROBOT_NAME} (+${publicUrl})`;
  const fetchPolitely = openPoliteFetch(fetchSafely({ userAgent, isExempt, ...network }), clock);
  const pages = pageReader(fetchPolitely, clock);
  return {
    items: {
      read(page) {
        if (!throughProvider.includes(page.shop)) return pages.read(page);
        return provider?.read(page) ?? Promise.resolve({ failure: 'NO_PROVIDER' });
      },
    },
    links: linkFollower(fetchPolitely, isExempt),
    pictures: pictureFetcher(fetchPolitely),
    isPublic: (address) => isExempt(hostAndPortOf(address)) || isPublicHost(address.hostname),
  };
}

/** Opens the guarded fetcher for the first address: until then a server need not hold its 8 MB. */
function fetchSafely(options: Parameters<typeof openSafeFetch>[0]): SafeFetch {
  let opening: Promise<SafeFetch> | undefined;
  const open = async () => (await import('../safe-fetch/safe-fetch')).openSafeFetch(options);
  return async (url, wanted) => (await (opening ??= open()))(url, wanted);
}
