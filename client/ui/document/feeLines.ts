import type { useText } from '../../i18n/useText';
import { formatFen, timesOf } from '../values/moneyText';
import { unbrokenUnits } from '../values/unbrokenUnits';
import type { ReceiptLine } from './ReceiptLines';

interface Fees {
  fees: readonly { code: string; label: string; amount: number }[];
  /** Price of each further weight step in fen; null if there is none. */
  furtherPrice?: number | null;
}

/** Returns the receipt lines for the cost of a parcel and for how its weight leads to its price. */
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
