import { createHash } from 'node:crypto';
import { DomainError, type PlainCode } from '../../kernel/errors';
import { keptAddress, readAddress, shopHostOf } from './links/address';
import type { LinkRefusal, PastedLink } from './links/pasted-link';
import { readPasted } from './links/read-pasted';
import { shortLinkShop } from './links/short-link-shop';
import { addressOf, isVariantOf, shownIdOf } from './links/shop-table';
import { shops as knownShops } from './links/shops';
import { isOwnPage, pastedAt, type Site } from './own-link';

/** The item that a link leads to, without a look at its page. */
export interface LinkedItem {
  /** With the chosen variant, without what only tells where a visitor came from. */
  readonly url: string;
  /** The name of a shop we know, or the host of any other. */
  readonly shop: string;
  /** Tells items of a shop apart. */
  readonly itemKey: string;
  readonly itemId: string | null;
  readonly variantId: string | null;
  /** What a shared text said of it; may be empty. */
  readonly title: string;
}

/** What was understood of a pasted text, unless it was refused. */
export type Understood = Exclude<PastedLink, { readonly kind: 'refused' }>;

const refusals: Readonly<Record<LinkRefusal, PlainCode>> = {
  NO_LINK: 'LINK_REFUSED',
  NOT_ALLOWED: 'LINK_REFUSED',
  NO_ITEM: 'LINK_WITHOUT_ITEM',
  NESTED_TOO_DEEP: 'LINK_NESTED_TOO_DEEP',
};

/** So often a link of our own page of an item may stand in another one. */
const MAX_OWN_LINKS = 2;

/**
 * Understands what a shopper pasted: a link, or a text around one; behind the link of our own page of an item
 * what was pasted there.
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
 * The item behind a link that was typed in. By hand everything can be bought, so an address that names no
 * item is a page. @throws DomainError LINK_REFUSED for what is no link, LINK_NOT_PUBLIC
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

/** Nobody can buy where nobody gets: hosts of private networks, IP addresses. @throws DomainError LINK_NOT_PUBLIC */
function publicPage<Page extends { readonly url: string }>(
  { shops }: Pick<Site, 'shops'>,
  page: Page,
): Page {
  if (!shops.isPublic(new URL(page.url))) throw new DomainError('LINK_NOT_PUBLIC');
  return page;
}

/** Which item is meant; a short link that nobody followed is a page of its own. */
export function itemOf(link: Understood): LinkedItem {
  const { url, title } = link;
  if (link.kind !== 'item') {
    const shop = link.kind === 'page' ? link.host : hostOf(url);
    return { url, shop, itemKey: hash(url), itemId: null, variantId: null, title };
  }
  const { shop, itemId, variantId } = link;
  return { url, shop, itemKey: keyOf(itemId), itemId, variantId, title };
}

/** Host of the shop, as carts and orders show it: without `www.`, and of a short link that of its shop. */
export function hostOf(url: string): string {
  const link = new URL(url);
  return shortLinkShop(link) ?? shopHostOf(link);
}

/** Where an item is sold, with a variant chosen where its shop has an address for that. */
export function urlAt({ shop, itemId, url }: Named, variantId: string | null): string {
  const known = knownShops.find((name) => name === shop);
  return known && itemId !== null ? addressOf(known, itemId, variantId) : url;
}

/** Whether an id, whoever says so, may name a variant of an item: with a shop we know in that shop's own form. */
export function canNameVariant({ shop, itemId }: Named, variantId: string): boolean {
  const known = knownShops.find((name) => name === shop);
  return !known || itemId === null || isVariantOf(known, itemId, variantId);
}

/** The number that people find at the shop, without what only tells its countries apart; null for a page. */
export function shownItemId({ shop, itemId }: Named): string | null {
  const known = knownShops.find((name) => name === shop);
  return known && itemId !== null ? shownIdOf(known, itemId) : itemId;
}

type Named = Pick<LinkedItem, 'shop' | 'itemId' | 'url'>;

/** Names an item and its variant in one text: two links with the same one mean the same. */
export function identityOf({ shop, itemId, url }: Named): string {
  return itemId === null ? url : `${shop}/${itemId}`;
}

const MAX_KEY_LENGTH = 64;
const keyOf = (itemId: string) => (itemId.length > MAX_KEY_LENGTH ? hash(itemId) : itemId);

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
