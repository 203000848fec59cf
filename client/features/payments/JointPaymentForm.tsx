import { useCommand } from '../../apollo/useCommand';
import { useIntentionKey } from '../../apollo/useIntentionKey';
import { paths } from '../../routes/paths';
import { PayOrdersDocument, type JointPaymentScreenQuery } from '../../gql/graphql';
import { PaymentMethods, type PaymentChoice } from './PaymentMethods';
import { showPaid } from './payments.cache';
import { useGateway } from './useGateway';

type Quote = NonNullable<JointPaymentScreenQuery['jointPaymentQuote']>;

/** Pays for several orders in one step: all of them, or none. */
export function JointPaymentForm({ quote }: { quote: Quote }) {
  const { goOn, isLeaving } = useGateway();
  const { run, isRunning } = useCommand(PayOrdersDocument, {
    update: (cache, { data }) => showPaid(cache, data?.payOrders.jointPayment.payments ?? []),
    intention: useIntentionKey(),
  });

  async function pay(choice: PaymentChoice) {
    const orderIds = quote.orders.map(({ id }) => id);
    const data = await run({ input: { orderIds, ...choice } });
    if (!data) return;
    const { id, payments } = data.payOrders.jointPayment;
    await goOn(payments[0] ?? {}, paths.payResult.href({ joint: id }));
  }

  return <PaymentMethods {...quote} isRunning={isRunning || isLeaving} onPay={pay} />;
}
