import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import { newId, newNumber } from '../../../kernel/ids';
import type { Declaration, PackingOptions } from '../../../kernel/parcel';
import type { Viewer } from '../../../kernel/viewer';
import { retryTakenNumber } from '../../../platform/db/driver-errors';
import { InputRefused } from '../../../platform/graphql/validate-input';
import type { Services } from '../../../platform/services';
import { findAddress } from '../../addresses/public';
import { nameOfLine } from '../../delivery/public';
import { optionsOf, priceParcel, type ParcelRequest } from '../parcels/price-parcel';
import { stopClock } from '../storage/storage-clock';
import { lockOwnStoredItems } from '../stored-item.locks';
import { transitionStoredItems } from '../transition-stored-items';
import { PackingPlan } from './packing-plan.entity';
import { planExpiryFrom } from './packing-plan.policy';

export interface PackingRequest {
  readonly storedItemIds: readonly string[];
  readonly addressId: string;
  readonly deliveryLineId: string;
  /** Exactly one for each stored item. */
  readonly declarations: readonly Declaration[];
  readonly options?: PackingOptions | null;
  readonly remark: string;
}

/**
 * Reserves the viewer's stored items for a parcel, priced here and now, until it is paid or 30
 * minutes have passed. Their storage clocks stand still meanwhile. Returns the plan's id.
 * @throws DomainError VALIDATION_FAILED when the declarations are not those of the items;
 * NOT_FOUND for an item or address that is not theirs; STORED_ITEM_NOT_AVAILABLE;
 * DELIVERY_LINE_UNUSABLE for a line that cannot carry the parcel, or does not exist.
 */
export async function createPackingPlan(
  { db, clock }: Services,
  viewer: Viewer,
  request: PackingRequest,
): Promise<string> {
  const ids = [...new Set(request.storedItemIds)];
  refuseOtherDeclarations(ids, request.declarations);
  const now = clock.now();
  return db.transaction(async (tx) => {
    const items = await lockOwnStoredItems(tx, viewer.id, ids);
    const planId = newId();
    const address = await findAddress(tx, viewer.id, request.addressId);
    const { declarations: declaredValues, options } = request;
    const parcel = { items, countryCode: address.countryCode, declaredValues, options };
    const price = await priceWith(tx, request.deliveryLineId, parcel, now);
    await retryTakenNumber(() =>
      tx.insert(PackingPlan, {
        ...price,
        id: planId,
        number: newNumber('PP', now),
        userId: viewer.id,
        status: 'OPEN',
        createdAt: now,
        expiresAt: planExpiryFrom(now),
        address,
        options: optionsOf(request),
        declarations: [...request.declarations],
        remark: request.remark,
      }),
    );
    await transitionStoredItems(tx, items, 'reserve', (item) => ({
      packingPlanId: planId,
      ...stopClock(item, now),
    }));
    return planId;
  });
}

function refuseOtherDeclarations(ids: string[], declarations: readonly Declaration[]): void {
  const declared = new Set(declarations.map(({ storedItemId }) => storedItemId));
  const isComplete = ids.every((id) => declared.has(id));
  if (!isComplete || declarations.length !== ids.length)
    throw new InputRefused({ declarations: { key: 'fillInAllItems', params: {} } });
}

async function priceWith(
  tx: EntityManager,
  deliveryLineId: string,
  parcel: ParcelRequest,
  now: Date,
): Promise<
  Pick<PackingPlan, 'deliveryLineId' | 'deliveryMethod' | 'chargeableGrams' | 'fees' | 'total'>
> {
  const { quotes } = await priceParcel(tx, parcel, now);
  const quote = quotes.find(({ line }) => line.id === deliveryLineId);
  if (!quote || quote.unusable) throw new DomainError('DELIVERY_LINE_UNUSABLE');
  const { line, chargeableGrams, fees, total } = quote;
  return { deliveryLineId, deliveryMethod: nameOfLine(line), chargeableGrams, fees, total };
}
