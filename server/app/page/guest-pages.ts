import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { minutes } from '../../kernel/clock';

/** A page as it goes out, and as it goes out to browsers that read brotli. */
export interface SentPage {
  readonly status: number;
  readonly html: string;
  /** Its content security policy. */
  readonly policy: string;
  /** Nothing for search engines. */
  readonly isForDevelopers: boolean;
  readonly brotli: Buffer | null;
}

const bounds = {
  max: 500,
  maxSize: 32 * 1024 * 1024,
  /** Maximum age of content without a change stamp, such as exchange rates. */
  ttl: minutes(1),
};
const compress = promisify(brotliCompress);
/** Once for many readers, and outside the event loop: as small as can be. */
const params = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

/** A page that is made, and whether others may get it. */
export type ComposedPage = Omit<SentPage, 'brotli'> & { readonly isCacheable: boolean };

/**
 * Caches pages that are the same for every guest. Concurrent requests for one page share one rendering, so that
 * a crowd costs no more than one visitor.
 */
export function guestPages(): (
  key: string,
  make: () => Promise<ComposedPage>,
) => Promise<SentPage> {
  const cache = new LRUCache<string, SentPage>({
    ...bounds,
    sizeCalculation: ({ html, brotli }) => 2 * html.length + (brotli?.length ?? 0),
  });
  const underway = new Map<string, Promise<SentPage>>();

  async function composeAndCache(
    key: string,
    make: () => Promise<ComposedPage>,
  ): Promise<SentPage> {
    const { isCacheable, ...page } = await make();
    const sent = { ...page, brotli: await compress(page.html, { params }) };
    if (isCacheable) cache.set(key, sent);
    return sent;
  }
  return async (key, make) => {
    const known = cache.get(key) ?? underway.get(key);
    if (known) return known;
    const making = composeAndCache(key, make).finally(() => underway.delete(key));
    underway.set(key, making);
    return making;
  };
}
