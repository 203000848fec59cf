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
 * Returns the lines of a receipt that tell where the money came from and that nothing is left to pay;
 * apart from them, what of it came back. What had no part in it is left out.
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
