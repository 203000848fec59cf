import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { Receipt } from '../../ui/document/Receipt';
import type { ReceiptLine } from '../../ui/document/ReceiptLines';
import { WithNumbers } from '../../ui/values/WithNumbers';
import { FeeShare } from './FeeWords';
import type { AwaitedPayment } from './useAwaitedPayment';
import type { MethodPrice } from './useMethodPrice';

interface RechargeReceiptProps {
  /** Fen; null while none is chosen. */
  amount: number | null;
  balance: number;
  /** The payment that the balance is needed for. */
  awaited: AwaitedPayment | null;
  /** Price by the chosen method; undefined while loading. */
  price: MethodPrice | undefined;
  /** A button. */
  children: ReactNode;
}

/** The amount to pay, the resulting balance, and what remains of it for shipping. */
export function RechargeReceipt({
  amount,
  balance,
  awaited,
  price,
  children,
}: RechargeReceiptProps) {
  const text = useText();
  const share = <FeeShare basisPoints={price?.feeBasisPoints ?? 0} />;
  const fee = price?.feeBasisPoints ? (
    <FormattedMessage id="payments.cardFee" values={{ share }} />
  ) : (
    text('documents.handlingFee')
  );
  const linesAfter = (waiting: AwaitedPayment | null, then: number): ReceiptLine[] => {
    if (!waiting || waiting.amount > then) return [];
    const name = {
      label: <WithNumbers>{waiting.targetNumber}</WithNumbers>,
      note: text('payments.recharge.waiting'),
    };
    const left = text(`payments.recharge.left${waiting.kind === 'ORDER' ? 'ForShipping' : ''}`);
    return [
      { id: 'waiting', ...name, fen: -waiting.amount },
      { id: 'left', label: left, fen: then - waiting.amount, kind: 'rest' },
    ];
  };
  const linesOf = (chosen: number): ReceiptLine[] => [
    { id: 'amount', label: text('payments.recharge.amount'), fen: chosen },
    { id: 'fee', label: fee, fen: price?.handlingFee },
    {
      ...{ id: 'due', label: text('payments.recharge.youPay'), kind: 'due' },
      fen: price?.actualPayment,
    },
    {
      ...{ id: 'then', label: text('payments.recharge.balanceThen'), kind: 'rest' },
      fen: balance + chosen,
    },
    ...linesAfter(awaited, balance + chosen),
  ];
  return (
    <Receipt
      title={text('payments.recharge.receipt')}
      sub={text('payments.recharge.when')}
      lines={amount === null ? [] : linesOf(amount)}
    >
      {amount === null && <chakra.p marginTop="4">{text('payments.recharge.choose')}</chakra.p>}
      {children}
    </Receipt>
  );
}
