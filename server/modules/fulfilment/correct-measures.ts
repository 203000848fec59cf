import type { Actor } from '../../kernel/actor';
import { DomainError } from '../../kernel/errors';
import { recordAction } from '../../platform/audit/audit';
import { checkedWords } from '../../platform/validation/checked-words';
import { InputRefused } from '../../platform/validation/input-refused';
import type { Services } from '../../platform/services';
import { notify } from '../notifications/public';
import { correctOrderItem } from '../orders/public';
import { correctStoredItem, doubtAbout, refuseMeasures, type Measures } from '../warehouse/public';

export interface MeasuresCorrection {
  readonly orderNumber: string;
  /** Place of the item in its order, counted from 1. */
  readonly position: number;
  /** The new measurements; the others stay. */
  readonly changes: Partial<Measures>;
  /** The reason that is shown to the shopper. */
  readonly reason: string;
  readonly isSure?: boolean;
}

/**
 * Corrects the measurements of an item on the shelf, by the operator. The order's timeline keeps the previous
 * ones, and the shopper is notified, since the price of the parcel depends on them.
 * @throws DomainError VALIDATION_FAILED, NOT_FOUND, ORDER_STATUS_FORBIDS, STORED_ITEM_NOT_AVAILABLE once it
 *   is in a plan, CONFIRMATION_NEEDED
 */
export async function correctMeasures(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  by: Actor,
  { orderNumber, position, changes, isSure = true, ...words }: MeasuresCorrection,
): Promise<{ readonly before: Measures; readonly after: Measures }> {
  const reason = checkedWords('reason', words.reason, { min: 1, max: 200 });
  if (Object.keys(changes).length === 0)
    throw new InputRefused({
      grams: { key: 'expected', params: { type: '--grams, --size or both' } },
    });
  const now = clock.now();
  return db.transaction(async (tx) => {
    const item = await correctOrderItem(tx, { orderNumber, position });
    const measures = await correctStoredItem(tx, item, changes);
    const { before, after } = measures;
    refuseMeasures(after);
    const what = isSure ? null : doubtAbout(after);
    if (what) throw new DomainError('CONFIRMATION_NEEDED', { what });
    const [was, is] = [inWords(before), inWords(after)];
    await item.tell({ note: `${item.name}: ${was} → ${is}. ${reason}`, now });
    const params = { order: orderNumber, item: item.name, before: was, after: is, reason };
    const { userId, orderId: targetId } = item;
    await notify(tx, { userId, kind: 'ITEM_CORRECTED', targetId, params, now });
    const change = { before: { position, ...before }, after: { position, ...after } };
    const action = { action: 'ITEM_CORRECTED', subject: orderNumber, ...change, reason } as const;
    await recordAction(tx, by, action, now);
    return measures;
  });
}

/** Returns `480 g, 300 × 200 × 100 mm`, the same in every language. */
function inWords({ weightGrams, lengthMm, widthMm, heightMm }: Measures): string {
  return `${weightGrams} g, ${lengthMm} × ${widthMm} × ${heightMm} mm`;
}
