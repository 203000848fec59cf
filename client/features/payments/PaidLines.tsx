import type { PaymentStatus } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { ReceiptLines, type ReceiptLine } from '../../ui/document/ReceiptLines';

/** Parts of a payment, in fen. */
interface Parts {
  amount: number;
  balanceDeduction: number;
  discount: number;
  handlingFee: number;
  actualPayment: number;
}

interface PaidLinesProps {
  payments: readonly Parts[];
  status: PaymentStatus;
  /** Name of the subtotal. */
  label: string;
}

/** Adds up what several payments of one step are made of. */
export function sumOf(payments: readonly Parts[]): Parts & { total: number } {
  const sum = (part: keyof Parts) => payments.reduce((all, payment) => all + payment[part], 0);
  const [balanceDeduction, actualPayment] = [sum('balanceDeduction'), sum('actualPayment')];
  return {
    ...{ amount: sum('amount'), discount: sum('discount'), handlingFee: sum('handlingFee') },
    ...{ balanceDeduction, actualPayment, total: balanceDeduction + actualPayment },
  };
}

/**
 * A payment as a receipt: fee, total, and sources of the money, unless it failed and no money arrived. A
 * single source without a fee is one line, since the amount appears above.
 */
export function PaidLines({ payments, status, label }: PaidLinesProps) {
  const text = useText();
  const { amount, discount, handlingFee, balanceDeduction, actualPayment, total } = sumOf(payments);
  const isChanged = discount > 0 || handlingFee > 0;
  const isSplit = balanceDeduction > 0 && actualPayment > 0;
  const lines: ReceiptLine[] = [
    { id: 'amount', label, fen: isChanged ? amount : 0 },
    { id: 'discount', label: text('documents.discount'), fen: -discount },
    { id: 'fee', label: text('payments.feeOfCard'), fen: handlingFee, isAdded: true },
    {
      ...{ id: 'total', label: text(`payments.total.${status}`), kind: 'total' },
      fen: isChanged || isSplit ? total : 0,
    },
  ];
  if (status !== 'FAILED')
    lines.push(
      { id: 'balance', label: text('documents.fromBalance'), fen: balanceDeduction },
      { id: 'card', label: text('payments.fromCard'), fen: actualPayment },
    );
  return <ReceiptLines lines={lines.filter(({ fen }) => fen !== 0)} />;
}
