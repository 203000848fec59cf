import type { Services } from '../../platform/services';

/** Our own address and that of the demo's shop. */
export type Site = Pick<Services, 'publicUrl' | 'linksToTry' | 'shops'>;

/** Our item page, whose address contains the pasted link. */
const ITEM_PAGE = '/productdetail';

/**
 * Returns whether an address is one of our own pages. The demo's shop is on the same host and counts as a
 * shop.
 */
export function isOwnPage({ publicUrl, linksToTry }: Site, url: string): boolean {
  if (new URL(url).origin !== new URL(publicUrl).origin) return false;
  return !linksToTry.some((link) => url.startsWith(new URL('.', link).href));
}

/** Returns the pasted link of our item page; null for any other page of ours. */
export function pastedAt(ownUrl: string): string | null {
  const { pathname, searchParams } = new URL(ownUrl);
  return pathname === ITEM_PAGE ? searchParams.get('url') : null;
}
