import type { EntityManager } from 'typeorm';
import { isDuplicateKey } from '../../platform/db/driver-errors';
import { forUpdate } from '../../platform/db/locks';
import type { PublishedRates } from '../../platform/exchange-rate/exchange-rate';
import type { Services } from '../../platform/services';
import { isDue } from './exchange-rate.policy';
import { KeptRates } from './kept-rates.entity';

/**
 * Asks the source of the rates once an hour, for all processes together, and keeps what it answers.
 * When it fails, the last good rates stay, and it is asked again with the next run. Samples need none
 * of that.
 */
export async function refreshExchangeRates({
  db,
  clock,
  log,
  exchangeRates,
}: Services): Promise<void> {
  const { host: source } = exchangeRates;
  if (source === null) return;
  const kept = await db.read.findOneBy(KeptRates, { source });
  if (kept && !isDue(kept, clock.now())) return;
  try {
    const published = await exchangeRates.latest();
    await db.transaction((tx) => keep(tx, { ...published, source, askedAt: clock.now() }));
  } catch (error) {
    // Another process had them in the same moment.
    if (!isDuplicateKey(error)) log.warn({ err: error }, 'no exchange rates; the last ones stay');
  }
}

/** A source that is behind itself, as one of several servers may be, does not turn rates back. */
async function keep(tx: EntityManager, rates: PublishedRates & KeptRates): Promise<void> {
  const where = { source: rates.source };
  const kept = await tx.findOne(KeptRates, { where, ...forUpdate(tx) });
  if (!kept) await tx.insert(KeptRates, rates);
  else if (kept.asOf <= rates.asOf) await tx.update(KeptRates, where, rates);
  else await tx.update(KeptRates, where, { askedAt: rates.askedAt });
}
