import type { EntityManager } from 'typeorm';
import { DeliveryLine } from './delivery-line.entity';
import { DeliveryPrice } from './delivery-price.entity';
import type { DeliveryRate } from './quotes/quote';
import { zoneOf } from './quotes/zones';

/**
 * Every delivery line in the order shown, with its price to a country; two statements, read by the
 * given manager.
 */
export async function listDeliveryRates(
  em: EntityManager,
  countryCode: string,
): Promise<DeliveryRate[]> {
  const zone = zoneOf(countryCode);
  const lines = await em.find(DeliveryLine, { order: { position: 'ASC' } });
  const prices = zone ? await em.findBy(DeliveryPrice, { zone }) : [];
  const byLine = new Map(prices.map((price) => [price.lineId, price]));
  return lines.map((line) => ({ line, price: byLine.get(line.id) ?? null }));
}

/** Every delivery line with its price in each of its zones; two statements. */
export async function listAllRates(em: EntityManager): Promise<DeliveryRate[]> {
  const lines = await em.find(DeliveryLine);
  const prices = await em.find(DeliveryPrice);
  const byId = new Map(lines.map((line) => [line.id, line]));
  return prices.flatMap((price) => {
    const line = byId.get(price.lineId);
    return line ? [{ line, price }] : [];
  });
}
