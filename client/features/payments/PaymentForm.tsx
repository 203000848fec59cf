import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCommand } from '../../apollo/useCommand';
import { paths } from '../../routes/paths';
import { PayDocument, type PaymentMethodCode, type PaymentScreenQuery } from '../../gql/graphql';
import { newIdempotencyKey } from './newIdempotencyKey';
import { PaymentMethods } from './PaymentMethods';
import { showPaid } from './payments.cache';

type Quote = NonNullable<PaymentScreenQuery['paymentQuote']>;

/** Pays for one order or packing plan. */
export function PaymentForm({ quote }: { quote: Quote }) {
  const navigate = useNavigate();
  // One key for as long as the screen stands: pressing twice, or again after a broken connection,
  // is the same payment.
  const [idempotencyKey] = useState(newIdempotencyKey);
  const { run, isRunning } = useCommand(PayDocument, {
    update: (cache, { data }) => showPaid(cache, data ? [data.pay.payment] : []),
  });

  async function pay(method: PaymentMethodCode) {
    const { kind, targetId } = quote;
    const data = await run({ input: { kind, targetId, method, idempotencyKey } });
    if (data) await navigate(paths.payResult.href({ id: data.pay.payment.id }), { replace: true });
  }

  return <PaymentMethods methods={quote.methods} isRunning={isRunning} onPay={pay} />;
}
