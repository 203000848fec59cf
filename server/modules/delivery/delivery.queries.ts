import type { EntityManager } from 'typeorm';
import { DeliveryLine } from './delivery-line.entity';
import { DeliveryPrice } from './delivery-price.entity';
import type { DeliveryRate } from './quote';
import { zoneOf } from './zones';

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
