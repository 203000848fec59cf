import { DomainError } from '../../kernel/errors';
import { InputRefused } from '../../platform/graphql/validate-input';
import type { Services } from '../../platform/services';
import { receiveOrderItem } from '../orders/public';
import { readSite } from '../site/public';
import { uploadUrlById } from '../uploads/public';
import { storeItem } from '../warehouse/public';

/** What the warehouse found when an item arrived. */
export interface Arrival {
  readonly orderNumber: string;
  /** Which item of the order, counted from 1. */
  readonly position: number;
  readonly weightGrams: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  /** Uploads of the operator. */
  readonly photoIds: readonly string[];
}

/** Nothing heavier or longer goes through the warehouse's entrance. */
const limits = { weightGrams: 100_000, lengthMm: 3_000, widthMm: 3_000, heightMm: 3_000 };

/**
 * The operator takes an item in: the order item has arrived, and its free storage begins. Answers
 * with the stored item's id.
 * @throws DomainError VALIDATION_FAILED for a weight or side that is no whole number above zero, or
 * past what can be; NOT_FOUND for an order, item or photo; what orders say when it is not awaited.
 */
export async function receiveItem(services: Services, arrival: Arrival): Promise<string> {
  const { orderNumber, position, photoIds, weightGrams, lengthMm, widthMm, heightMm } = arrival;
  refuseMeasures(arrival);
  const photoUrls = await urlsOf(services, photoIds);
  const { refundDays } = await readSite(services);
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    const source = await receiveOrderItem(tx, { orderNumber, position, now, refundDays });
    const measures = { weightGrams, lengthMm, widthMm, heightMm };
    return storeItem(tx, { ...source, ...measures, photoUrls }, now);
  });
}

function refuseMeasures(arrival: Arrival): void {
  for (const [name, max] of Object.entries(limits) as [keyof typeof limits, number][]) {
    const measure = arrival[name];
    if (!Number.isInteger(measure) || measure < 1)
      throw new InputRefused({ [name]: { key: 'tooSmall', params: { min: 1 } } });
    if (measure > max) throw new InputRefused({ [name]: { key: 'tooLarge', params: { max } } });
  }
}

/** Photos never change, so the item keeps their paths and a warehouse page need not look them up. */
async function urlsOf(services: Services, photoIds: readonly string[]): Promise<string[]> {
  if (photoIds.length === 0) return [];
  const urls = await uploadUrlById(services, photoIds);
  return urls.map((url) => {
    if (typeof url !== 'string') throw new DomainError('NOT_FOUND');
    return url;
  });
}
