import { useCommand } from '../../apollo/useCommand';
import { useIntentionKey } from '../../apollo/useIntentionKey';
import { readFragment } from '../../gql';
import {
  PayDocument,
  PaymentChoice_MethodFragmentDoc,
  type PaymentScreenQuery,
} from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { PaymentSheet, type Payment } from './PaymentSheet';
import { heldElsewhere } from './heldElsewhere';
import { showPaid } from './payments.cache';
import { awaitPostmark } from './postmark';
import { useGateway } from './useGateway';
import { useCosts } from './useCosts';
import { useIsOver } from './useIsOver';
import { useNothingLeft } from './useNothingLeft';
import { PaymentTargetNote } from './PaymentTargetNote';

/** Data of a payment screen for one target. */
interface PaymentFormProps {
  quote: NonNullable<PaymentScreenQuery['paymentQuote']>;
  withoutBalance: NonNullable<PaymentScreenQuery['withoutBalance']>;
  topUps: PaymentScreenQuery['rechargeOptions'];
  viewer: PaymentScreenQuery['viewer'];
  /** Called if the payment expired, or was made or given up elsewhere; refetches the status. */
  onNothingLeft: () => void;
}

/** Names of the two payments. */
const parts = {
  ORDER: 'payments.firstOfTwo',
  PACKING_PLAN: 'payments.secondOfTwo',
  QUESTION: 'payments.difference',
} as const;

/** Pays for one target. A second press, or one after a broken connection, is the same payment. */
export function PaymentForm({ quote, withoutBalance, topUps, ...props }: PaymentFormProps) {
  const { viewer, onNothingLeft } = props;
  const text = useText();
  const { goOn, isLeaving } = useGateway();
  const { run, isRunning } = useCommand(PayDocument, {
    update: (cache, { data }) => showPaid(cache, data ? [data.pay.payment] : []),
    intention: useIntentionKey(),
    onRefused: useNothingLeft(onNothingLeft),
  });
  const { kind, targetId, targetNumber } = quote;
  const costs = useCosts(quote);
  const isOver = useIsOver(quote.dueAt, onNothingLeft);

  async function pay(payment: Payment) {
    const data = await run({ input: { kind, targetId, ...payment } });
    if (!data) return;
    const { id } = data.pay.payment;
    awaitPostmark(id);
    await goOn(data.pay.payment, paths.payResult.href({ id }));
  }

  return (
    <PaymentSheet
      quoted={{
        amount: quote.amount,
        balance: quote.balance,
        methods: readFragment(PaymentChoice_MethodFragmentDoc, quote.methods),
        withoutBalance: readFragment(PaymentChoice_MethodFragmentDoc, withoutBalance.methods),
      }}
      {...{ topUps, costs, isOver }}
      held={heldElsewhere(viewer?.fund, [targetId])}
      part={text(parts[kind])}
      number={targetNumber}
      whatFor={<PaymentTargetNote quote={quote} />}
      total={text(`payments.total.${kind}`)}
      then={text(kind === 'PACKING_PLAN' ? 'payments.then.plan' : 'payments.then.order')}
      waitsForDays={kind !== 'PACKING_PLAN'}
      isRunning={isRunning || isLeaving}
      onPay={pay}
    />
  );
}
