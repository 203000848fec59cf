import { In, type EntityManager } from 'typeorm';
import { signatureOf, type Actor } from '../../../kernel/actor';
import { newId, newNumber } from '../../../kernel/ids';
import { recordAction } from '../../../platform/audit/audit';
import { retryTakenNumber } from '../../../platform/db/driver-errors';
import { insertRows } from '../../../platform/db/insert-rows';
import type { Services } from '../../../platform/services';
import { checkedWords } from '../../../platform/validation/checked-words';
import { InputRefused } from '../../../platform/validation/input-refused';
import { ShopPurchase } from '../shop-purchase.entity';
import {
  isFine,
  judgeRows,
  plainCourierNumber,
  type CourierRow,
  type JudgedRow,
  type KnownParcel,
} from './courier-rows.policy';
import { InboundParcel, InboundParcelPurchase } from './inbound-parcel.entity';

/** One paste holds a day's parcels many times over. */
const MOST_ROWS = 200;
const MAX_CARRIER = 60;

/** The result of a list, row by row. */
export interface NotedCourierNumbers {
  /** True if every row was fine, so that all are noted; else nothing was changed. */
  readonly isNoted: boolean;
  readonly rows: readonly JudgedRow[];
}

type Opened = Pick<Services, 'db' | 'clock'>;

/**
 * Notes under which courier numbers purchases are sent to us: the whole list, or nothing of it with the reason for each
 * row. A purchase may come in several parcels, and a parcel may hold several purchases of one shop. One row in the
 * audit log, unless all was known before.
 * @throws DomainError VALIDATION_FAILED for no row, for more than 200, and for the long name of a carrier
 */
export function noteCourierNumbers(
  { db, clock }: Opened,
  by: Actor,
  given: readonly CourierRow[],
): Promise<NotedCourierNumbers> {
  refuseLength(given);
  // Of two lists with one number at the same instant, the second finds the parcel of the first when it is tried again.
  return retryTakenNumber(() =>
    db.transaction(async (tx) => {
      const rows = await judge(tx, given);
      if (!rows.every(({ outcome }) => isFine(outcome))) return { isNoted: false, rows };
      const added = rows.filter(({ outcome }) => outcome !== 'KNOWN');
      if (added.length > 0) await save(tx, added, by, clock.now());
      return { isNoted: true, rows };
    }),
  );
}

/** Checks a list as `noteCourierNumbers` would, and changes nothing. Three statements, whatever its length. */
export async function checkCourierNumbers(
  { db }: Pick<Services, 'db'>,
  given: readonly CourierRow[],
): Promise<readonly JudgedRow[]> {
  refuseLength(given);
  return judge(db.read, given);
}

function refuseLength(rows: readonly CourierRow[]): void {
  if (rows.length === 0) throw new InputRefused({ rows: { key: 'required', params: {} } });
  if (rows.length > MOST_ROWS)
    throw new InputRefused({ rows: { key: 'tooMany', params: { max: MOST_ROWS } } });
  for (const { carrier } of rows) checkedWords('carrier', carrier ?? '', { max: MAX_CARRIER });
}

async function judge(em: EntityManager, rows: readonly CourierRow[]): Promise<JudgedRow[]> {
  const numbers = rows.map(({ shopOrderNumber }) => shopOrderNumber.trim());
  const purchases = await em.findBy(ShopPurchase, { shopOrderNumber: In(numbers) });
  const claims = rows.map(({ courierNumber }) => plainCourierNumber(courierNumber));
  const parcels = await em.findBy(InboundParcel, { courierClaim: In(claims) });
  return judgeRows(rows, purchases, await withPurchases(em, parcels));
}

async function withPurchases(
  em: EntityManager,
  parcels: readonly InboundParcel[],
): Promise<KnownParcel[]> {
  if (parcels.length === 0) return [];
  const ids = parcels.map(({ id }) => id);
  const sent = await em
    .createQueryBuilder(ShopPurchase, 'purchase')
    .innerJoin(InboundParcelPurchase, 'sent', 'sent.purchaseId = purchase.id')
    .where('sent.parcelId IN (:...ids)', { ids })
    .select(['purchase.id AS id', 'purchase.shop AS shop'])
    .addSelect('purchase.shopOrderNumber', 'shopOrderNumber')
    .addSelect('sent.parcelId', 'parcelId')
    .getRawMany<{ id: string; shop: string; shopOrderNumber: string | null; parcelId: string }>();
  return parcels.map((parcel) => ({
    ...parcel,
    purchases: sent.filter(({ parcelId }) => parcelId === parcel.id),
  }));
}

async function save(
  tx: EntityManager,
  rows: readonly JudgedRow[],
  by: Actor,
  now: Date,
): Promise<void> {
  const { id: notedById, name: notedBy } = signatureOf(by);
  const parcels = new Map<string, InboundParcel>();
  for (const { courierNumber, carrier, parcel } of rows) {
    if (parcel || parcels.has(courierNumber)) continue;
    parcels.set(courierNumber, {
      ...{ id: newId(), number: newNumber('IP', now), courierNumber, courierClaim: courierNumber },
      ...{ carrier, status: 'EXPECTED', notedById, notedBy, notedAt: now },
    });
  }
  await insertRows(tx, InboundParcel, [...parcels.values()]);
  const sent = rows.map(({ courierNumber, parcel, purchase }) => ({
    id: newId(),
    parcelId: parcel?.id ?? parcels.get(courierNumber)!.id,
    purchaseId: purchase!.id,
  }));
  await insertRows(tx, InboundParcelPurchase, sent);
  const numbers = rows.map(
    ({ courierNumber, parcel }) => parcel?.number ?? parcels.get(courierNumber)!.number,
  );
  const [subject = ''] = numbers;
  const after = { rows: rows.length, parcels: [...new Set(numbers)].join(' ') };
  await recordAction(tx, by, { action: 'COURIER_NUMBERS_NOTED', subject, after }, now);
}
