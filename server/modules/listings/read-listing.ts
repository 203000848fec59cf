import { setTimeout as sleep } from 'node:timers/promises';
import type { Viewer } from '../../kernel/viewer';
import type { RateLimit } from '../../platform/rate-limit';
import type { Services } from '../../platform/services';
import { itemOf, understand, type LinkedItem, type Understood } from './find-item';
import { readPasted } from './links/read-pasted';
import type { Listing } from './listing.entity';
import { READING_LIMIT_MS } from './listing.policy';
import { findListing, isFresh, readOnce } from './read-once';
import { noteViewed } from './viewed/note-viewed';

/** Reading a page costs us and the shop work; a stored listing costs no point. */
const readingsOfGuest: RateLimit = { name: 'listing-guest', points: 20, seconds: 60 };
const readingsOfShopper: RateLimit = { name: 'listing-shopper', points: 60, seconds: 60 };

/** The requester, for the limit of readings and for the recently viewed listings. */
export interface Requester {
  readonly viewer: Viewer | null;
  readonly clientAddress: string;
}

/** A listing, and details of the pasted text: a title, and the chosen variant. */
export type PastedListing = Listing & {
  readonly pasted: Pick<LinkedItem, 'title' | 'variantId'>;
};

/**
 * Finds the listing of a pasted text: as it was read within the last 30 minutes (5 after a failure), or read
 * now, within 8 seconds. A failure never prevents buying: an unreadable page is a listing with a failure. One
 * statement if it is stored, two more for a shopper.
 * @throws DomainError LINK_REFUSED, LINK_WITHOUT_ITEM, LINK_NESTED_TOO_DEEP, LINK_NOT_PUBLIC, RATE_LIMITED
 */
export async function readListing(
  services: Services,
  pasted: string,
  requester: Requester,
): Promise<PastedListing> {
  const limit = sleep(READING_LIMIT_MS, undefined, { ref: false });
  const item = await follow(services, understand(services, pasted), requester, limit);
  const { title, variantId } = item;
  const kept = await findListing(services, item);
  const listing =
    kept && isFresh(services, kept) ? kept : await readAnew(services, item, kept, requester, limit);
  if (requester.viewer && listing.published)
    await noteViewed(services, requester.viewer, listing.id);
  return { ...listing, pasted: { title, variantId } };
}

/** Resolves a short link; one that cannot be resolved stays a page of its own. */
async function follow(
  services: Services,
  link: Understood,
  requester: Requester,
  limit: Promise<void>,
): Promise<LinkedItem> {
  if (link.kind !== 'short') return itemOf(link);
  await consumePoint(services, requester);
  const target = await Promise.race([services.shops.links.follow(link.url, isItem), limit]);
  const found = itemOf(target ? understand(services, target) : link);
  return { ...found, title: link.title || found.title };
}

const isItem = (address: string) => readPasted(address).kind === 'item';

async function readAnew(
  services: Services,
  item: LinkedItem,
  kept: Listing | null,
  requester: Requester,
  limit: Promise<void>,
): Promise<Listing> {
  await consumePoint(services, requester);
  return readOnce(services, item, kept, limit);
}

function consumePoint(
  { rateLimits }: Services,
  { viewer, clientAddress }: Requester,
): Promise<void> {
  return viewer
    ? rateLimits.consume(readingsOfShopper, viewer.id)
    : rateLimits.consume(readingsOfGuest, clientAddress);
}
