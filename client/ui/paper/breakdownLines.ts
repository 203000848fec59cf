import type { useText } from '../../i18n/useText';
import type { ReceiptLine } from './ReceiptLines';

/** How something was paid, in fen, as orders and packages keep it. */
interface Breakdown {
  balanceDeduction: number;
  paymentMethodDiscount: number;
  handlingFee: number;
  actualPayment: number;
}

/**
 * Returns the lines of a receipt that tell where the money came from, down to what is left to pay.
 * The specification names each of them, so that what is zero is told as well (EN-07).
 */
export function breakdownLines(
  text: ReturnType<typeof useText>,
  { balanceDeduction, paymentMethodDiscount, handlingFee, actualPayment }: Breakdown,
): ReceiptLine[] {
  return [
    { id: 'discount', label: text('payments.methodDiscount'), fen: -paymentMethodDiscount },
    { id: 'fee', label: text('payments.handlingFee'), fen: handlingFee },
    { id: 'balance', label: text('payments.balanceDeduction'), fen: -balanceDeduction },
    { id: 'other', label: text('payments.actualPayment'), fen: -actualPayment },
    { id: 'left', label: text('payments.leftToPay'), fen: 0, kind: 'rest' },
  ];
}
