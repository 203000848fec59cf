import { createHash } from 'node:crypto';
import { DomainError, type PlainCode } from '../../kernel/errors';
import { keptAddress, readAddress, shopHostOf } from './links/address';
import type { LinkRefusal, PastedLink } from './links/pasted-link';
import { readPasted } from './links/read-pasted';
import { shortLinkShop } from './links/short-link-shop';
import { addressOf, isVariantOf, shownIdOf } from './links/shop-table';
import { shops as knownShops } from './links/shops';
import { isOwnPage, pastedAt, type Site } from './own-link';

/** The item of a link, before its page is read. */
export interface LinkedItem {
  /** Address with the chosen variant, without tracking parameters. */
  readonly url: string;
  /** Name of a known shop, or the host of any other. */
  readonly shop: string;
  /** Identifies an item within its shop. */
  readonly itemKey: string;
  readonly itemId: string | null;
  readonly variantId: string | null;
  /** Title in a shared text; may be empty. */
  readonly title: string;
}

/** Result of understanding a pasted text, unless it was refused. */
export type Understood = Exclude<PastedLink, { readonly kind: 'refused' }>;

const refusals: Readonly<Record<LinkRefusal, PlainCode>> = {
  NO_LINK: 'LINK_REFUSED',
  NOT_ALLOWED: 'LINK_REFUSED',
  NO_ITEM: 'LINK_WITHOUT_ITEM',
  NESTED_TOO_DEEP: 'LINK_NESTED_TOO_DEEP',
};

/** Maximum nesting of links to our own item pages. */
const MAX_OWN_LINKS = 2;

/**
 * Finds the item in a pasted text: a link, or a text around one; a link to our own item page leads to the
 * link that was pasted there.
 * @throws DomainError LINK_REFUSED, LINK_WITHOUT_ITEM, LINK_NESTED_TOO_DEEP, LINK_NOT_PUBLIC
 */
export function understand(site: Site, pasted: string, ownLinks = 0): Understood {
  const link = readPasted(pasted);
  if (link.kind === 'refused') throw new DomainError(refusals[link.reason]);
  if (link.kind !== 'page') return link;
  if (!isOwnPage(site, link.url)) return publicPage(site, link);
  const behind = pastedAt(link.url);
  if (!behind) throw new DomainError('LINK_WITHOUT_ITEM');
  if (ownLinks === MAX_OWN_LINKS) throw new DomainError('LINK_NESTED_TOO_DEEP');
  const found = understand(site, behind, ownLinks + 1);
  return { ...found, title: found.title || link.title };
}

/**
 * Returns the item of a typed link. By hand everything can be bought, so an address that names no item is a
 * page. @throws DomainError LINK_REFUSED for an invalid link, LINK_NOT_PUBLIC
 */
export function itemAtLink(site: Pick<Site, 'shops'>, link: string): LinkedItem {
  const read = readPasted(link);
  if (read.kind === 'page') return itemOf(publicPage(site, read));
  if (read.kind !== 'refused') return itemOf(read);
  const address = readAddress(link.trim());
  const url = address && keptAddress(address);
  if (!url) throw new DomainError('LINK_REFUSED');
  return itemOf(publicPage(site, { kind: 'page', host: shopHostOf(address), url, title: '' }));
}

/**
 * An item on an unreachable host cannot be bought: private networks, IP addresses. @throws DomainError
 * LINK_NOT_PUBLIC
 */
function publicPage<Page extends { readonly url: string }>(
  { shops }: Pick<Site, 'shops'>,
  page: Page,
): Page {
  if (!shops.isPublic(new URL(page.url))) throw new DomainError('LINK_NOT_PUBLIC');
  return page;
}

/** Returns the item of a link; an unresolved short link is a page of its own. */
export function itemOf(link: Understood): LinkedItem {
  const { url, title } = link;
  if (link.kind !== 'item') {
    const shop = link.kind === 'page' ? link.host : hostOf(url);
    return { url, shop, itemKey: hash(url), itemId: null, variantId: null, title };
  }
  const { shop, itemId, variantId } = link;
  return { url, shop, itemKey: keyOf(itemId), itemId, variantId, title };
}

/**
 * Returns the host of the shop as carts and orders show it: without `www.`, for a short link that of its
 * shop.
 */
export function hostOf(url: string): string {
  const link = new URL(url);
  return shortLinkShop(link) ?? shopHostOf(link);
}

/** Returns the address of an item, with the variant if its shop has an address for that. */
export function urlAt({ shop, itemId, url }: Named, variantId: string | null): string {
  const known = knownShops.find((name) => name === shop);
  return known && itemId !== null ? addressOf(known, itemId, variantId) : url;
}

/**
 * Returns whether an id, from any source, may name a variant of an item: for a known shop it must have that
 * shop's form.
 */
export function canNameVariant({ shop, itemId }: Named, variantId: string): boolean {
  const known = knownShops.find((name) => name === shop);
  return !known || itemId === null || isVariantOf(known, itemId, variantId);
}

/** Returns the number that the shop shows for an item, without a country prefix; null for a page. */
export function shownItemId({ shop, itemId }: Named): string | null {
  const known = knownShops.find((name) => name === shop);
  return known && itemId !== null ? shownIdOf(known, itemId) : itemId;
}

type Named = Pick<LinkedItem, 'shop' | 'itemId' | 'url'>;

/** Returns a text that identifies an item and its variant: it is equal for equivalent links. */
export function identityOf({ shop, itemId, url }: Named): string {
  return itemId === null ? url : `${shop}/${itemId}`;
}

const MAX_KEY_LENGTH = 64;
const keyOf = (itemId: string) => (itemId.length > MAX_KEY_LENGTH ? hash(itemId) : itemId);

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
