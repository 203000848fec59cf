import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCommand } from '../../apollo/useCommand';
import { paths } from '../../routes/paths';
import { PayOrdersDocument, type JointPaymentScreenQuery } from '../../gql/graphql';
import { newIdempotencyKey } from './newIdempotencyKey';
import { PaymentMethods } from './PaymentMethods';
import { showPaid } from './payments.cache';

type Quote = NonNullable<JointPaymentScreenQuery['jointPaymentQuote']>;

/** Pays for several orders in one step: all of them, or none. */
export function JointPaymentForm({ quote }: { quote: Quote }) {
  const navigate = useNavigate();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const { run, isRunning } = useCommand(PayOrdersDocument, {
    update: (cache, { data }) => showPaid(cache, data?.payOrders.jointPayment.payments ?? []),
  });

  async function pay() {
    const orderIds = quote.orders.map(({ id }) => id);
    const data = await run({ input: { orderIds, idempotencyKey } });
    if (!data) return;
    const { id } = data.payOrders.jointPayment;
    await navigate(paths.payResult.href({ joint: id }), { replace: true });
  }

  return <PaymentMethods methods={quote.methods} isRunning={isRunning} onPay={pay} />;
}
