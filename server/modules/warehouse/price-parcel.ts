import type { EntityManager } from 'typeorm';
import { add, type Money } from '../../kernel/money';
import type { AddressSnapshot, PackingOptions } from '../../kernel/parcel';
import { listDeliveryRates, quoteParcel, type Quote } from '../delivery/public';
import { storageFee } from './storage-clock';
import type { StoredItem } from './stored-item.entity';

/** What a price depends on. */
export interface ParcelRequest {
  readonly items: readonly StoredItem[];
  readonly address: AddressSnapshot;
  readonly declaredTotal: Money;
  readonly options?: PackingOptions | null;
}

const noOptions: PackingOptions = {
  extraProtection: false,
  removePackaging: false,
  insurance: false,
};

export function optionsOf({ options }: Pick<ParcelRequest, 'options'>): PackingOptions {
  return options ?? noOptions;
}

/** What the items cost to send with each delivery line as of now; two statements. */
export async function priceParcel(
  em: EntityManager,
  request: ParcelRequest,
  now: Date,
): Promise<Quote[]> {
  const { items, address, declaredTotal } = request;
  const parcel = {
    items,
    declaredTotal,
    options: optionsOf(request),
    storageFee: add(...items.map((item) => storageFee(item, now))),
  };
  const rates = await listDeliveryRates(em, address.countryCode);
  return rates.map((rate) => quoteParcel(rate, parcel));
}
