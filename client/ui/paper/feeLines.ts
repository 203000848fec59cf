import type { useText } from '../../i18n/useText';
import { formatFen, timesOf } from '../values/moneyText';
import { unbrokenUnits } from '../values/unbrokenUnits';
import type { ReceiptLine } from './ReceiptLines';

interface Fees {
  fees: readonly { code: string; label: string; amount: number }[];
  /** What each further step of weight costs, in fen; null where none is charged. */
  furtherPrice?: number | null;
}

/** Returns the lines of a receipt that tell what a parcel costs, and how its weight comes to its price. */
export function feeLines(
  text: ReturnType<typeof useText>,
  { fees, furtherPrice }: Fees,
): ReceiptLine[] {
  return fees.map(({ code, label, amount }) => ({
    ...{ id: code, label: unbrokenUnits(label), fen: amount },
    note:
      code === 'FURTHER_WEIGHT' &&
      furtherPrice != null &&
      amount > 0 &&
      text('documents.furtherSteps', {
        count: timesOf(furtherPrice, amount),
        price: formatFen(furtherPrice),
      }),
  }));
}
