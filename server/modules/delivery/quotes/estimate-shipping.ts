import type { Services } from '../../../platform/services';
import { readSite } from '../../site/public';
import { listAllRates, listDeliveryRates } from '../delivery.queries';
import { shippingRanges, type ShippingRange } from './shipping-range';

/**
 * What sending goods of some weights may cost: to one country, with the lines that can carry them, or
 * anywhere. Two statements; the lightest first.
 */
export async function estimateShipping(
  services: Services,
  countryCode: string | null,
): Promise<ShippingRange[]> {
  const { read } = services.db;
  const site = await readSite(services);
  if (countryCode !== null) return shippingRanges(await listDeliveryRates(read, countryCode, site));
  const ranges = shippingRanges(await listAllRates(read, site));
  // A line would stand there once for each zone.
  return ranges.map((range) => ({ ...range, quotes: [] }));
}
