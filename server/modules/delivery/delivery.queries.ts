import { In, type EntityManager } from 'typeorm';
import { seconds } from '../../kernel/clock';
import { cached } from '../../platform/ttl-cache';
import { oneForEach, type LoaderDefinition } from '../../platform/loaders';
import type { Services } from '../../platform/services';
import { readSite, type SiteSettings } from '../site/public';
import { DeliveryLine } from './delivery-line.entity';
import { DeliveryPrice } from './delivery-price.entity';
import type { DeliveryRate, OptionPrices } from './quotes/quote';
import { zoneOf } from './quotes/zones';

/** The offered lines and the prices of the packing options. */
export type DeliveryTerms = OptionPrices & Pick<SiteSettings, 'closedDeliveryLines'>;

/**
 * Returns every offered delivery line with its price to a country, in display order; two statements, read by
 * the given manager.
 */
export async function listDeliveryRates(
  em: EntityManager,
  countryCode: string,
  terms: DeliveryTerms,
): Promise<DeliveryRate[]> {
  const zone = zoneOf(countryCode);
  const lines = await openLines(em, terms);
  const prices = zone ? await em.findBy(DeliveryPrice, { zone }) : [];
  const byLine = new Map(prices.map((price) => [price.lineId, price]));
  return lines.map((line) => ({
    ...{ line, price: byLine.get(line.id) ?? null, optionPrices: terms },
  }));
}

/** Returns every offered line with its price in each of its zones; two statements. */
export async function listAllRates(
  em: EntityManager,
  terms: DeliveryTerms,
): Promise<DeliveryRate[]> {
  const lines = await openLines(em, terms);
  const prices = await em.find(DeliveryPrice);
  const byId = new Map(lines.map((line) => [line.id, line]));
  return prices.flatMap((price) => {
    const line = byId.get(price.lineId);
    return line ? [{ line, price, optionPrices: terms }] : [];
  });
}

async function openLines(
  em: EntityManager,
  { closedDeliveryLines }: DeliveryTerms,
): Promise<DeliveryLine[]> {
  const lines = await em.find(DeliveryLine, { order: { position: 'ASC' } });
  return lines.filter(({ id }) => !closedDeliveryLines.includes(id));
}

const keptLines = cached(seconds(1), ({ read }) =>
  read.find(DeliveryLine, { order: { position: 'ASC' } }),
);

/**
 * Returns every delivery line without its prices, in display order, at most a second old; for names, not for
 * quotes.
 */
export const listDeliveryLines = keptLines.read;

/** After a change in this process the next reader queries the database. */
export const forgetDeliveryLines = keptLines.invalidate;

/** Returns those of the lines that are offered now, in display order. */
export async function offeredAmong(
  services: Services,
  ids: readonly string[],
): Promise<DeliveryLine[]> {
  const { closedDeliveryLines } = await readSite(services);
  const lines = await listDeliveryLines(services);
  return lines.filter(({ id }) => ids.includes(id) && !closedDeliveryLines.includes(id));
}

/** Delivery lines by id, including those that are not offered now; null if there is none. */
export const deliveryLineById: LoaderDefinition<string, DeliveryLine | null> = async (
  { db },
  ids,
) => oneForEach(ids, await db.read.findBy(DeliveryLine, { id: In([...ids]) }), ({ id }) => id);
