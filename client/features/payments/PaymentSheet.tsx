import { use, type FormEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readFragment, type FragmentType } from '../../gql';
import { TopUpWays_OptionsFragmentDoc, type PaymentMethodCode } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { ActionBar } from '../../ui/layout/ActionBar';
import { Barcode } from '../../ui/document/Barcode';
import { Receipt } from '../../ui/document/Receipt';
import type { ReceiptLine } from '../../ui/document/ReceiptLines';
import { DocumentCard, DocumentCardHead } from '../../ui/document/DocumentCard';
import { FormColumns } from '../../ui/layout/FormColumns';
import { DocumentSection } from '../../ui/document/DocumentSection';
import { ConvertMoneyContext } from '../../ui/values/ConvertMoneyContext';
import { fenToInput } from '../../ui/values/moneyText';
import { WithNumbers } from '../../ui/values/WithNumbers';
import { BalancePart } from './BalancePart';
import { PayButton } from './PayButton';
import { payNote, paySum } from './paymentWords';
import { paymentLines } from './paymentLines';
import type { Quoted } from './paymentWays';
import { RemainderMethod } from './RemainderMethod';
import { usePaymentChoice } from './usePaymentChoice';

/** The method of payment, and whether the balance pays its part first. */
export interface Payment {
  method: PaymentMethodCode;
  usesBalance: boolean;
}

interface PaymentSheetProps {
  quoted: Quoted;
  /** Fen of the balance that are held for something else. */
  held: number;
  topUps: FragmentType<typeof TopUpWays_OptionsFragmentDoc> | null | undefined;
  /** On the head of the sheet: which of the two payments. */
  part: string;
  /** Number of the order or package, or how many there are. */
  number: string;
  whatFor: ReactNode;
  /** Lines of the amount and the name of their total. */
  costs: readonly ReceiptLine[];
  total: string;
  /** On the receipt: the other payment. */
  then: ReactNode;
  /** True if it can wait for money that takes days. */
  waitsForDays: boolean;
  /** True if its time is over: then nothing can be pressed. */
  isOver?: boolean;
  isRunning: boolean;
  onPay: (payment: Payment) => Promise<void>;
}

/** Subject, part paid from the balance and method for the remainder; beside it the receipt (RT-23). */
export function PaymentSheet({ quoted, part, number, whatFor, ...props }: PaymentSheetProps) {
  const text = useText();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const topUps = readFragment(TopUpWays_OptionsFragmentDoc, props.topUps);
  const choice = usePaymentChoice(quoted, topUps, {
    waitsForDays: props.waitsForDays,
    asked: new URLSearchParams(search),
  });
  const { way, rest, isBalanceUsed } = choice;

  async function pay(event: FormEvent) {
    event.preventDefault();
    if (rest === 0) return props.onPay({ method: 'BALANCE', usesBalance: false });
    if (!way) return;
    if (!way.isTopUp) return props.onPay({ method: way.code, usesBalance: isBalanceUsed });
    const amount = fenToInput(way.amount);
    const redirect = pathname + search;
    if (way.code === 'TOP_UP') return navigate(paths.recharge.href({ amount, redirect }));
    return navigate(paths.westpay.href({ amount, redirect }));
  }

  const lines = paymentLines(text, { ...props, quoted, choice });
  const receipt = (button?: ReactNode) => (
    <Receipt
      title={text('payments.receipt')}
      sub={<WithNumbers>{number}</WithNumbers>}
      lines={lines}
      then={<Then {...props} />}
    >
      {button}
    </Receipt>
  );
  const button = { choice, amount: quoted.amount, isRunning: props.isRunning };
  const hasBalance = quoted.balance > 0 || props.held > 0;
  return (
    <FormColumns onSubmit={(event) => void pay(event)}>
      <DocumentCard>
        <DocumentCardHead end={<Barcode of={number} />}>{part}</DocumentCardHead>
        <DocumentSection letter="A" title={text('payments.whatFor')}>
          {whatFor}
        </DocumentSection>
        {hasBalance && <BalancePart letter="B" {...{ quoted, choice }} held={props.held} />}
        {rest > 0 && <RemainderMethod letter={hasBalance ? 'C' : 'B'} choice={choice} />}
      </DocumentCard>
      <aside>{receipt(!props.isOver && <PayButton {...button} isWide />)}</aside>
      <ActionBar sum={paySum(choice)} note={payNote(text, choice)} receipt={receipt()}>
        {!props.isOver && <PayButton {...button} />}
      </ActionBar>
    </FormColumns>
  );
}

/** The other payment, and the currency of the payment if amounts are also shown in another one (HD-12). */
function Then({ then }: Pick<PaymentSheetProps, 'then'>) {
  const text = useText();
  const isConverted = use(ConvertMoneyContext) !== null;
  return (
    <>
      {then}
      {isConverted && <p>{text('payments.settles')}</p>}
    </>
  );
}
