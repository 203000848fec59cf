import type { EntityManager } from 'typeorm';
import { isDuplicateKey } from '../../platform/db/driver-errors';
import { forUpdate } from '../../platform/db/locks';
import type { PublishedRates } from '../../platform/exchange-rate/exchange-rate';
import type { Services } from '../../platform/services';
import { isDue } from './exchange-rate.policy';
import { StoredRates } from './stored-rates.entity';

/**
 * Requests the rates from their source once an hour, for all processes together, and stores them. After a
 * failure the last rates stay, and the next run repeats the request. Samples need none of that.
 */
export async function refreshExchangeRates({
  db,
  clock,
  log,
  exchangeRates,
}: Services): Promise<void> {
  const { host: source } = exchangeRates;
  if (source === null) return;
  const stored = await db.read.findOneBy(StoredRates, { source });
  if (stored && !isDue(stored, clock.now())) return;
  try {
    const published = await exchangeRates.latest();
    await db.transaction((tx) => keep(tx, { ...published, source, askedAt: clock.now() }));
  } catch (error) {
    // Another process stored them in the same moment.
    if (!isDuplicateKey(error)) log.warn({ err: error }, 'no exchange rates; the last ones stay');
  }
}

/** An older response, as from one of several servers of the source, does not replace newer rates. */
async function keep(tx: EntityManager, rates: PublishedRates & StoredRates): Promise<void> {
  const where = { source: rates.source };
  const stored = await tx.findOne(StoredRates, { where, ...forUpdate(tx) });
  if (!stored) await tx.insert(StoredRates, rates);
  else if (stored.asOf <= rates.asOf) await tx.update(StoredRates, where, rates);
  else await tx.update(StoredRates, where, { askedAt: rates.askedAt });
}
