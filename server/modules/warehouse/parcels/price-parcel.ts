import type { EntityManager } from 'typeorm';
import { ZERO } from '../../../kernel/money';
import type { Declaration, PackingOptions } from '../../../kernel/parcel';
import {
  listDeliveryRates,
  parcelOf,
  quoteParcel,
  type DeliveryTerms,
  type PackedItem,
  type Quote,
} from '../../delivery/public';
import { storageFee, type StorageTerms } from '../storage/storage-clock';
import type { StoredItem } from '../stored-item.entity';

export type DeclaredValue = Pick<Declaration, 'storedItemId' | 'declaredValue'>;

/** The input of a price. */
export interface ParcelRequest {
  readonly items: readonly StoredItem[];
  readonly countryCode: string;
  /** Items without a value count as zero. */
  readonly declaredValues: readonly DeclaredValue[];
  readonly options?: PackingOptions | null;
}

/** A stored item as input of a price. */
export interface PricedItem extends PackedItem {
  readonly storedItemId: string;
}

/** A parcel with its price by each delivery line. */
export interface PricedParcel {
  readonly items: readonly PricedItem[];
  readonly options: PackingOptions;
  readonly quotes: readonly Quote[];
}

const noOptions: PackingOptions = {
  extraProtection: false,
  removePackaging: false,
  insurance: false,
};

export function optionsOf({ options }: Pick<ParcelRequest, 'options'>): PackingOptions {
  return options ?? noOptions;
}

/** Other inputs of a price: the time, and the site's configuration. */
export interface PricingTerms {
  readonly now: Date;
  readonly site: DeliveryTerms & StorageTerms;
}

/** Returns a stored item without a declared value. */
export function pricedItem(item: StoredItem, { now, site }: PricingTerms): PricedItem {
  const { id, weightGrams, lengthMm, widthMm, heightMm, ...clock } = item;
  return {
    storedItemId: id,
    ...{ weightGrams, lengthMm, widthMm, heightMm },
    storageFee: storageFee(clock, now, site),
    declaredValue: ZERO,
  };
}

/** Returns the price of sending the items by each delivery line as of now; two statements. */
export async function priceParcel(
  em: EntityManager,
  request: ParcelRequest,
  { now, site }: PricingTerms,
): Promise<PricedParcel> {
  const options = optionsOf(request);
  const values = new Map(
    request.declaredValues.map(({ storedItemId, declaredValue }) => [storedItemId, declaredValue]),
  );
  const items = request.items.map((item) => ({
    ...pricedItem(item, { now, site }),
    declaredValue: values.get(item.id) ?? ZERO,
  }));
  const rates = await listDeliveryRates(em, request.countryCode, site);
  const parcel = parcelOf(items, options);
  return { items, options, quotes: rates.map((rate) => quoteParcel(rate, parcel)) };
}
