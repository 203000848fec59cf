import type { PaymentStatus } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { ReceiptLines, type ReceiptLine } from '../../ui/paper/ReceiptLines';
import { ReferenceNumber } from '../../ui/values/ReferenceNumber';

/** What a payment is made of, in fen. */
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
  /** What is paid for, and its number where it has one. */
  name: string;
  number?: string;
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

/** A payment as a receipt: what it was for, the fee, what that comes to, and where it came from. */
export function PaidLines({ payments, status, name, number }: PaidLinesProps) {
  const text = useText();
  const { amount, discount, handlingFee, balanceDeduction, actualPayment, total } = sumOf(payments);
  const lines: ReceiptLine[] = [
    {
      ...{ id: 'amount', label: name, fen: amount },
      note: number && <ReferenceNumber>{number}</ReferenceNumber>,
    },
    { id: 'discount', label: text('payments.discount'), fen: -discount },
    { id: 'fee', label: text('payments.feeOfCard'), fen: handlingFee, isAdded: true },
    { id: 'total', label: text(`payments.total.${status}`), fen: total, kind: 'total' },
    { id: 'balance', label: text('payments.fromBalance'), fen: balanceDeduction },
    { id: 'card', label: text('payments.fromCard'), fen: actualPayment },
  ];
  return <ReceiptLines lines={lines.filter(({ kind, fen }) => kind || fen !== 0)} />;
}
