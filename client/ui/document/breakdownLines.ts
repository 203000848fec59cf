import type { useText } from '../../i18n/useText';
import type { ReceiptLine } from './ReceiptLines';

/** Sources of a payment in fen, as in orders and packages. */
interface Breakdown {
  balanceDeduction: number;
  paymentMethodDiscount: number;
  handlingFee: number;
  actualPayment: number;
}

/**
 * Returns the receipt lines for the sources of the money and the settled remainder, followed by refunds.
 * Sources without a part are omitted.
 */
export function breakdownLines(
  text: ReturnType<typeof useText>,
  { balanceDeduction, paymentMethodDiscount, handlingFee, actualPayment }: Breakdown,
  returned: { label: string; fen: number },
): ReceiptLine[] {
  const parts = [
    { id: 'discount', label: text('documents.discount'), fen: -paymentMethodDiscount },
    { id: 'fee', label: text('documents.handlingFee'), fen: handlingFee },
    { id: 'balance', label: text('documents.fromBalance'), fen: -balanceDeduction },
    { id: 'other', label: text('documents.actualPayment'), fen: -actualPayment },
  ];
  return [
    ...parts.filter(({ fen }) => fen !== 0),
    { id: 'left', label: text('documents.leftToPay'), fen: 0, kind: 'rest' },
    ...(returned.fen > 0
      ? [{ id: 'returned', ...returned, isAdded: true, kind: 'apart' } as const]
      : []),
  ];
}
