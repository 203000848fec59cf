import type { EntityManager } from 'typeorm';
import { newId } from '../../kernel/ids';
import { isDuplicateKey } from '../../platform/db/driver-errors';
import { forUpdate } from '../../platform/db/locks';
import type { Reading } from '../../platform/item-page/reading';
import type { Services } from '../../platform/services';
import { ratesToYuan } from '../exchange-rates/public';
import { contentOf, currenciesOf } from './describe-published';
import { urlAt, type LinkedItem } from './find-item';
import { Listing } from './listing.entity';
import { expiryOf } from './listing.policy';
import { listPictures } from './pictures/list-pictures';

type Outcome = Pick<Listing, 'failure' | 'triedAt' | 'expiresAt' | 'claimedUntil'> &
  Partial<Pick<Listing, 'published' | 'variants' | 'readAt'>>;

/**
 * Stores what was read of an item, for all shoppers. After a failure the earlier content stays, with its
 * time. Amounts are converted by the current rates. Four statements, five with rates.
 */
export async function keepReading(
  services: Services,
  item: LinkedItem,
  reading: Reading,
): Promise<Listing> {
  const outcome = await describe(services, item, reading);
  const keep = () => services.db.transaction((tx) => write(tx, item, outcome));
  try {
    return await keep();
  } catch (error) {
    // Another request stored the same item, or one with the same picture, in the same moment.
    if (!isDuplicateKey(error)) throw error;
    return keep();
  }
}

async function describe(
  services: Services,
  linked: LinkedItem,
  reading: Reading,
): Promise<Outcome> {
  const { item } = reading;
  const failure = reading.failure ?? null;
  const triedAt = services.clock.now();
  const expiresAt = expiryOf(triedAt, failure);
  const outcome = { failure, triedAt, expiresAt, claimedUntil: null };
  if (!item) return outcome;
  const foreign = currenciesOf(item).filter((code) => code !== 'CNY');
  const rates = await ratesToYuan(services, foreign);
  return { ...outcome, ...contentOf(linked, item, rates), readAt: triedAt };
}

async function write(tx: EntityManager, item: LinkedItem, outcome: Outcome): Promise<Listing> {
  const { shop, itemKey, itemId } = item;
  const known = await tx.findOne(Listing, { where: { shop, itemKey }, ...forUpdate(tx) });
  const { id = newId(), published = null, variants = [], readAt = null } = known ?? {};
  const before = { id, published, variants, readAt };
  const listing: Listing = { ...before, ...outcome, shop, itemKey, itemId, url: urlAt(item, null) };
  if (known) await tx.update(Listing, { id: known.id }, listing);
  else await tx.insert(Listing, listing);
  if (outcome.published) await listPictures(tx, listing, outcome.triedAt);
  return listing;
}
