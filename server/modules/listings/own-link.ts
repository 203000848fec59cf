import type { Services } from '../../platform/services';

/** Where we stand ourselves. */
export type Site = Pick<Services, 'publicUrl' | 'linksToTry' | 'shops'>;

/** Our page of an item, which names in its address what was pasted. */
const ITEM_PAGE = '/productdetail';

/** Whether an address is one of our own pages. The demo's shop stands beside them and is a shop. */
export function isOwnPage({ publicUrl, linksToTry }: Site, url: string): boolean {
  if (new URL(url).origin !== new URL(publicUrl).origin) return false;
  return !linksToTry.some((link) => url.startsWith(new URL('.', link).href));
}

/** Returns what was pasted where an address of ours is that of an item; null for any other page of ours. */
export function pastedAt(ownUrl: string): string | null {
  const { pathname, searchParams } = new URL(ownUrl);
  return pathname === ITEM_PAGE ? searchParams.get('url') : null;
}
