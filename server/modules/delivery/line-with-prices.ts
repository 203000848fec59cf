import type { EntityManager } from 'typeorm';
import { seconds } from '../../kernel/clock';
import { DomainError } from '../../kernel/errors';
import { cached } from '../../platform/ttl-cache';
import type { Services } from '../../platform/services';
import { readSite } from '../site/public';
import { DeliveryLine } from './delivery-line.entity';
import { DeliveryPrice } from './delivery-price.entity';
import type { ZonePrice } from './quotes/quote';
import type { Zone } from './quotes/zones';

/** A line with its price in each zone it serves. */
export interface LineWithPrices {
  readonly line: DeliveryLine;
  readonly prices: Readonly<Partial<Record<Zone, ZonePrice>>>;
}

/** @throws DomainError NOT_FOUND */
export async function readLineWithPrices(em: EntityManager, id: string): Promise<LineWithPrices> {
  const line = await em.findOneBy(DeliveryLine, { id });
  if (!line) throw new DomainError('NOT_FOUND');
  return withPrices(line, await em.findBy(DeliveryPrice, { lineId: id }));
}

const kept = cached(seconds(1), async ({ read }): Promise<readonly LineWithPrices[]> => {
  const lines = await read
    .createQueryBuilder(DeliveryLine, 'line')
    .leftJoinAndMapMany('line.prices', DeliveryPrice, 'price', 'price.lineId = line.id')
    .orderBy('line.position')
    .getMany();
  return (lines as (DeliveryLine & { prices: DeliveryPrice[] })[]).map(({ prices, ...line }) =>
    withPrices(line, prices),
  );
});

/**
 * Returns every delivery line with its prices, in display order, at most a second old; for texts, not for
 * quotes. One statement.
 */
export const listLinesWithPrices = kept.read;

/** After a change in this process the next reader queries the database. */
export const forgetLinesWithPrices = kept.invalidate;

/** Returns those of them that are offered now. */
export async function offeredLinesWithPrices(
  services: Services,
): Promise<readonly LineWithPrices[]> {
  const { closedDeliveryLines } = await readSite(services);
  const all = await listLinesWithPrices(services);
  return all.filter(({ line }) => !closedDeliveryLines.includes(line.id));
}

function withPrices(line: DeliveryLine, rows: readonly DeliveryPrice[]): LineWithPrices {
  const prices = rows.map(({ zone, firstPrice, furtherPrice }) => [
    ...[zone, { firstPrice, furtherPrice }],
  ]);
  return { line, prices: Object.fromEntries(prices) as LineWithPrices['prices'] };
}
