import { DomainError } from '../../kernel/errors';
import { checkedWords } from '../../platform/graphql/checked-words';
import { InputRefused } from '../../platform/graphql/validate-input';
import type { Services } from '../../platform/services';
import { notify } from '../notifications/public';
import { correctOrderItem } from '../orders/public';
import { correctStoredItem, doubtAbout, refuseMeasures, type Measures } from '../warehouse/public';

export interface MeasuresCorrection {
  readonly orderNumber: string;
  /** Place of the item in its order, counted from 1. */
  readonly position: number;
  /** What was measured anew; the rest stays. */
  readonly changes: Partial<Measures>;
  /** What the shopper reads. */
  readonly reason: string;
  readonly isSure?: boolean;
}

/**
 * The operator measured an item anew that lies on the shelf. The order's timeline keeps what was there before, and
 * the shopper is told: the price of its parcel follows from it.
 * @throws DomainError VALIDATION_FAILED, NOT_FOUND, ORDER_STATUS_FORBIDS, STORED_ITEM_NOT_AVAILABLE once a plan has it,
 * CONFIRMATION_NEEDED
 */
export async function correctMeasures(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
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
    return measures;
  });
}

/** `480 g, 300 × 200 × 100 mm`, alike in every language. */
function inWords({ weightGrams, lengthMm, widthMm, heightMm }: Measures): string {
  return `${weightGrams} g, ${lengthMm} × ${widthMm} × ${heightMm} mm`;
}
