import { FormattedMessage } from 'react-intl';
import type { useText } from '../../i18n/useText';
import type { ReceiptLine } from '../../ui/document/ReceiptLines';
import { FeeShare } from './FeeWords';
import type { Quoted } from './paymentWays';
import type { PaymentChoice } from './usePaymentChoice';

interface Chosen {
  quoted: Quoted;
  choice: PaymentChoice;
  /** Lines of the amount. */
  costs: readonly ReceiptLine[];
  /** Name of the total. */
  total: string;
}

/**
 * Returns the lines of a payment: the amount, its sources, and the amount due now, all as computed by the
 * server.
 */
export function paymentLines(
  text: ReturnType<typeof useText>,
  { quoted, choice, costs, total }: Chosen,
): ReceiptLine[] {
  const { fromBalance, rest, way } = choice;
  const sum = { id: 'total', label: total, fen: quoted.amount };
  // Paid from one source, the total is what is paid now: a second one would read as another sum to pay.
  if (rest === 0)
    return [
      ...costs,
      { ...sum, kind: 'due' },
      { id: 'balance', label: text('payments.fromBalanceNow'), fen: -fromBalance },
    ];
  const lines: ReceiptLine[] = [...costs, { ...sum, kind: 'total' }];
  if (fromBalance > 0)
    lines.push({ id: 'balance', label: text('documents.fromBalance'), fen: -fromBalance });
  if (!way || way.isTopUp)
    return [...lines, { id: 'left', label: text('payments.rest'), fen: rest, kind: 'due' }];
  const { discount, handlingFee, feeBasisPoints, actualPayment } = way.method;
  if (discount > 0)
    lines.push({ id: 'discount', label: text('documents.discount'), fen: -discount });
  if (handlingFee > 0) {
    const share = <FeeShare basisPoints={feeBasisPoints} />;
    const label = <FormattedMessage id="payments.cardFee" values={{ share }} />;
    lines.push({ id: 'fee', label, fen: handlingFee, isAdded: true });
  }
  return [...lines, { id: 'due', label: text('payments.byCard'), fen: actualPayment, kind: 'due' }];
}
