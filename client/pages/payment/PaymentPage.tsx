import { useSearchParams } from 'react-router-dom';
import { errorCode, messageFor } from '../../apollo/errors';
import { useFreshQuery } from '../../apollo/useFreshQuery';
import { PaymentForm } from '../../features/payments/PaymentForm';
import { jointOrdersOf, paymentTargetOf } from '../../features/payments/paymentTarget';
import { PaymentScreenDocument, type ErrorCode, type PaymentTargetInput } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { JointPayment } from './JointPayment';
import { NothingToPay } from './NothingToPay';
import { PaymentPageFrame } from './PaymentPageFrame';
import { PaymentSkeleton } from './PaymentSkeleton';

/** Refusals of what cannot be paid any more; trying again would not help. */
const isOver: ReadonlySet<string> = new Set([
  'NOTHING_TO_PAY',
  'PACKING_PLAN_EXPIRED',
] satisfies ErrorCode[]);

/** `?kind=&id=` pays for one thing, `?order=&order=` for several orders together (RT-23). */
export function PaymentPage() {
  const text = useText();
  const [params] = useSearchParams();
  const orderIds = jointOrdersOf(params);
  const target = paymentTargetOf(params);
  const isPlan = target?.kind === 'PACKING_PLAN';
  const title = orderIds ? 'payments.titleJoint' : isPlan ? 'payments.titlePlan' : 'payments.title';
  return (
    <PaymentPageFrame
      title={text(title)}
      back={
        isPlan
          ? { to: paths.store.href(), name: text('account.menu.warehouse') }
          : { to: paths.orders.href({}), name: text('account.menu.orders') }
      }
    >
      {orderIds && <JointPayment orderIds={orderIds} />}
      {!orderIds && (target ? <Contents target={target} /> : <NothingToPay />)}
    </PaymentPageFrame>
  );
}

function Contents({ target }: { target: PaymentTargetInput }) {
  const { data, error, retry } = useFreshQuery(PaymentScreenDocument, { target });
  const refused = errorCode(error);
  if (refused === 'NOT_FOUND') return <NothingToPay />;
  if (refused && isOver.has(refused)) return <NothingToPay why={messageFor(error, '') ?? ''} />;
  if (!data) return error ? <ErrorState onRetry={retry} /> : <PaymentSkeleton />;
  const { paymentQuote: quote, withoutBalance, rechargeOptions: topUps } = data;
  if (!quote || !withoutBalance) return <NothingToPay />;
  return <PaymentForm {...{ quote, withoutBalance, topUps }} />;
}
