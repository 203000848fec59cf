import type { Services } from '../../../platform/services';
import { readSite } from '../../site/public';
import { listAllRates, listDeliveryRates } from '../delivery.queries';
import { shippingRanges, type ShippingRange } from './shipping-range';

/**
 * Estimates the price of sending goods of some weights: to one country, with the lines that can carry them,
 * or to any. Two statements; lightest first.
 */
export async function estimateShipping(
  services: Services,
  countryCode: string | null,
): Promise<ShippingRange[]> {
  const { read } = services.db;
  const site = await readSite(services);
  if (countryCode !== null) return shippingRanges(await listDeliveryRates(read, countryCode, site));
  const ranges = shippingRanges(await listAllRates(read, site));
  // Without a country each line would appear once per zone.
  return ranges.map((range) => ({ ...range, quotes: [] }));
}
