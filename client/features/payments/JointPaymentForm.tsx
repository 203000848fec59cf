import { chakra } from '@chakra-ui/react';
import { useCommand } from '../../apollo/useCommand';
import { useIntentionKey } from '../../apollo/useIntentionKey';
import { readFragment } from '../../gql';
import {
  PaymentChoice_MethodFragmentDoc,
  PayOrdersDocument,
  type JointPaymentScreenQuery,
} from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { heldElsewhere } from './heldElsewhere';
import { JointPaymentTarget } from './JointPaymentTarget';
import { PaymentSheet, type Payment } from './PaymentSheet';
import { showPaid } from './payments.cache';
import { awaitPostmark } from './postmark';
import { useGateway } from './useGateway';
import { useNothingLeft } from './useNothingLeft';

interface JointPaymentFormProps {
  quote: NonNullable<JointPaymentScreenQuery['jointPaymentQuote']>;
  withoutBalance: NonNullable<JointPaymentScreenQuery['withoutBalance']>;
  topUps: JointPaymentScreenQuery['rechargeOptions'];
  viewer: JointPaymentScreenQuery['viewer'];
  /** Called if one of them was paid or given up elsewhere; refetches their status. */
  onNothingLeft: () => void;
}

/** Pays for several orders in one step: all of them, or none. */
export function JointPaymentForm({
  quote,
  withoutBalance,
  topUps,
  viewer,
  onNothingLeft,
}: JointPaymentFormProps) {
  const text = useText();
  const { goOn, isLeaving } = useGateway();
  const { run, isRunning } = useCommand(PayOrdersDocument, {
    update: (cache, { data }) => showPaid(cache, data?.payOrders.jointPayment.payments ?? []),
    intention: useIntentionKey(),
    onRefused: useNothingLeft(onNothingLeft),
  });
  const { orders, amount, balance } = quote;
  const orderIds = orders.map(({ id }) => id);

  async function pay(payment: Payment) {
    const data = await run({ input: { orderIds, ...payment } });
    if (!data) return;
    const { id, payments } = data.payOrders.jointPayment;
    awaitPostmark(id);
    await goOn(payments[0] ?? {}, paths.payResult.href({ joint: id }));
  }

  return (
    <PaymentSheet
      quoted={{
        ...{ amount, balance },
        methods: readFragment(PaymentChoice_MethodFragmentDoc, quote.methods),
        withoutBalance: readFragment(PaymentChoice_MethodFragmentDoc, withoutBalance.methods),
      }}
      topUps={topUps}
      held={heldElsewhere(viewer?.fund, orderIds)}
      part={text('payments.firstOfTwo')}
      number={text('payments.jointTitle', { count: orders.length })}
      whatFor={<JointPaymentTarget orders={orders} />}
      costs={orders.map(({ id, number, amount: fen }) => ({
        ...{ id, fen },
        label: (
          <chakra.span fontFamily="mono" fontSize="0.8125rem">
            {number}
          </chakra.span>
        ),
      }))}
      total={text('payments.total.JOINT')}
      then={text('payments.then.order')}
      waitsForDays
      isRunning={isRunning || isLeaving}
      onPay={pay}
    />
  );
}
