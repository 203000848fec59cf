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
  /** What no stamp tells of, as exchange rates, is at most so old. */
  ttl: minutes(1),
};
const compress = promisify(brotliCompress);
/** Once for many readers, and outside the event loop: as small as can be. */
const params = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

/** A page that is made, and whether others may get it. */
export type MadePage = Omit<SentPage, 'brotli'> & { readonly mayBeKept: boolean };

/**
 * Keeps pages that every guest gets alike. Whoever asks for one that is being made waits for it, so that a
 * crowd at one page costs one.
 */
export function guestPages(): (key: string, make: () => Promise<MadePage>) => Promise<SentPage> {
  const kept = new LRUCache<string, SentPage>({
    ...bounds,
    sizeCalculation: ({ html, brotli }) => 2 * html.length + (brotli?.length ?? 0),
  });
  const underway = new Map<string, Promise<SentPage>>();

  async function makeAndKeep(key: string, make: () => Promise<MadePage>): Promise<SentPage> {
    const { mayBeKept, ...page } = await make();
    const sent = { ...page, brotli: await compress(page.html, { params }) };
    if (mayBeKept) kept.set(key, sent);
    return sent;
  }
  return async (key, make) => {
    const known = kept.get(key) ?? underway.get(key);
    if (known) return known;
    const making = makeAndKeep(key, make).finally(() => underway.delete(key));
    underway.set(key, making);
    return making;
  };
}
