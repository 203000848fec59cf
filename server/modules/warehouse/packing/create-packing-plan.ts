import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import { newId, newNumber } from '../../../kernel/ids';
import type { Declaration, PackingOptions } from '../../../kernel/parcel';
import type { Viewer } from '../../../kernel/viewer';
import { retryTakenNumber } from '../../../platform/db/driver-errors';
import { InputRefused } from '../../../platform/validation/input-refused';
import { once, type Repeatable } from '../../../platform/idempotency/idempotency';
import type { Services } from '../../../platform/services';
import { transitionEach } from '../../../platform/db/transition';
import { findDeliverableAddress } from '../../addresses/public';
import { isReadable, nameOfLine } from '../../delivery/public';
import { readSite, type SiteSettings } from '../../site/public';
import { optionsOf, priceParcel, type ParcelRequest } from '../parcels/price-parcel';
import { stopClock } from '../storage/storage-clock';
import { lockOwnStoredItems } from '../stored-item.locks';
import { PackingPlan } from './packing-plan.entity';
import type { LineProblem } from './packing-plan.refusals';
import { planExpiryFrom } from './packing-plan.policy';
import { pastOverduePlans } from './past-overdue-plans';
import { StoredItem } from '../stored-item.entity';
import { storedItemMachine } from '../stored-item.machine';

export interface PackingRequest extends Repeatable {
  readonly storedItemIds: readonly string[];
  readonly addressId: string;
  readonly deliveryLineId: string;
  /** Exactly one for each stored item. */
  readonly declarations: readonly Declaration[];
  readonly options?: PackingOptions | null;
  readonly remark: string;
}

/**
 * Reserves the viewer's stored items for a parcel at the current price, until it is paid or the plan expires.
 * Their storage clocks are stopped meanwhile. Returns the plan's id.
 * @throws DomainError VALIDATION_FAILED if the declarations do not match the items or are not readable at the
 *   destination, or if the address is not served; IDEMPOTENCY_KEY_REUSED; NOT_FOUND for an item or address
 *   that is not theirs; STORED_ITEM_NOT_AVAILABLE; DELIVERY_LINE_UNUSABLE for a line that cannot carry the
 *   parcel, or does not exist.
 */
export async function createPackingPlan(
  services: Services,
  viewer: Viewer,
  request: PackingRequest,
): Promise<string> {
  const { db, clock } = services;
  const ids = [...new Set(request.storedItemIds)];
  refuseOtherDeclarations(ids, request.declarations);
  const terms = { now: clock.now(), site: await readSite(services) };
  const attempt = {
    caller: viewer,
    operation: 'createPackingPlan',
    input: request,
    now: terms.now,
  };
  const { id } = await pastOverduePlans(services, viewer, 'STORED_ITEM_NOT_AVAILABLE', () =>
    db.transaction((tx) =>
      once<{ id: string }>(
        tx,
        attempt,
        () => reserve(tx, viewer.id, ids, request, terms),
        (id) => tx.findOneBy(PackingPlan, { userId: viewer.id, id }),
      ),
    ),
  );
  return id;
}

interface PlanTerms {
  readonly now: Date;
  readonly site: SiteSettings;
}

async function reserve(
  tx: EntityManager,
  userId: string,
  ids: readonly string[],
  request: PackingRequest,
  terms: PlanTerms,
): Promise<{ id: string }> {
  const { now, site } = terms;
  const items = await lockOwnStoredItems(tx, userId, ids);
  const id = newId();
  const address = await findDeliverableAddress(tx, userId, request.addressId);
  refuseUnreadable(address.countryCode, request.declarations);
  const { declarations: declaredValues, options } = request;
  const parcel = { items, countryCode: address.countryCode, declaredValues, options };
  const price = await priceWith(tx, request.deliveryLineId, parcel, terms);
  await retryTakenNumber(() =>
    tx.insert(PackingPlan, {
      ...price,
      id,
      number: newNumber('PP', now),
      userId,
      status: 'OPEN',
      createdAt: now,
      expiresAt: planExpiryFrom(now, site.planMinutes),
      address,
      options: optionsOf(request),
      declarations: [...request.declarations],
      remark: request.remark,
    }),
  );
  await transitionEach(tx, StoredItem, storedItemMachine, items, 'reserve', (item) => ({
    packingPlanId: id,
    ...stopClock(item, now),
  }));
  return { id };
}

function refuseOtherDeclarations(ids: string[], declarations: readonly Declaration[]): void {
  const declared = new Set(declarations.map(({ storedItemId }) => storedItemId));
  const isComplete = ids.every((id) => declared.has(id));
  if (!isComplete || declarations.length !== ids.length)
    throw new InputRefused({ declarations: { key: 'fillInAllItems', params: {} } });
}

/** Customs must be able to read the declarations, so they need a script of the destination. */
function refuseUnreadable(country: string, declarations: readonly Declaration[]): void {
  const problems = declarations.flatMap(({ description }, index) =>
    isReadable(country, description)
      ? []
      : [[`declarations.${index}.description`, { key: 'latin', params: {} }] as const],
  );
  if (problems.length > 0) throw new InputRefused(Object.fromEntries(problems));
}

async function priceWith(
  tx: EntityManager,
  deliveryLineId: string,
  parcel: ParcelRequest,
  terms: PlanTerms,
): Promise<
  Pick<PackingPlan, 'deliveryLineId' | 'deliveryMethod' | 'chargeableGrams' | 'fees' | 'total'>
> {
  const { quotes } = await priceParcel(tx, parcel, terms);
  const quote = quotes.find(({ line }) => line.id === deliveryLineId);
  if (!quote) throw lineUnusable('NO_SUCH_LINE');
  if (quote.unusable) throw lineUnusable(quote.unusable.code);
  const { line, chargeableGrams, fees, total } = quote;
  return { deliveryLineId, deliveryMethod: nameOfLine(line), chargeableGrams, fees, total };
}

function lineUnusable(reason: LineProblem): DomainError {
  return new DomainError('DELIVERY_LINE_UNUSABLE', { reason });
}
