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
 * Returns the lines of a receipt that tell where the money came from, and at last what of it came back
 * (`returned`) or, where it is settled, that nothing is left to pay. What had no part in it is left out.
 */
export function breakdownLines(
  text: ReturnType<typeof useText>,
  { balanceDeduction, paymentMethodDiscount, handlingFee, actualPayment }: Breakdown,
  returned: Pick<ReceiptLine, 'label' | 'fen'>,
  isSettled = true,
): ReceiptLine[] {
  const parts = [
    { id: 'discount', label: text('payments.methodDiscount'), fen: -paymentMethodDiscount },
    { id: 'fee', label: text('payments.handlingFee'), fen: handlingFee },
    { id: 'balance', label: text('payments.balanceDeduction'), fen: -balanceDeduction },
    { id: 'other', label: text('payments.actualPayment'), fen: -actualPayment },
  ];
  const nothingLeft = isSettled && { label: text('payments.leftToPay'), fen: 0 };
  const end = returned.fen ? returned : nothingLeft;
  return [
    ...parts.filter(({ fen }) => fen !== 0),
    ...(end ? [{ id: 'end', kind: 'rest', ...end } as const] : []),
  ];
}
