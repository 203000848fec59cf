import { useCommand } from '../../apollo/useCommand';
import { useIntentionKey } from '../../apollo/useIntentionKey';
import { paths } from '../../routes/paths';
import { PayDocument, type PaymentScreenQuery } from '../../gql/graphql';
import { PaymentMethods, type PaymentChoice } from './PaymentMethods';
import { showPaid } from './payments.cache';
import { useGateway } from './useGateway';

type Quote = NonNullable<PaymentScreenQuery['paymentQuote']>;

/** Pays for one order or packing plan. Pressing twice, or again after a broken connection, is one payment. */
export function PaymentForm({ quote }: { quote: Quote }) {
  const { goOn, isLeaving } = useGateway();
  const { run, isRunning } = useCommand(PayDocument, {
    update: (cache, { data }) => showPaid(cache, data ? [data.pay.payment] : []),
    intention: useIntentionKey(),
  });

  async function pay(choice: PaymentChoice) {
    const { kind, targetId } = quote;
    const data = await run({ input: { kind, targetId, ...choice } });
    if (!data) return;
    const { payment } = data.pay;
    await goOn(payment, paths.payResult.href({ id: payment.id }));
  }

  return <PaymentMethods {...quote} isRunning={isRunning || isLeaving} onPay={pay} />;
}
