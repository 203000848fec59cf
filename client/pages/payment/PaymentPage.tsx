import { useSearchParams } from 'react-router-dom';
import { errorCode, messageFor } from '../../apollo/errors';
import { useFreshQuery } from '../../apollo/useFreshQuery';
import { PaymentForm } from '../../features/payments/PaymentForm';
import {
  isNothingLeft,
  jointOrdersOf,
  paymentTargetOf,
} from '../../features/payments/paymentTarget';
import { AlreadyPaid } from '../../features/payments/AlreadyPaid';
import {
  PaymentScreenDocument,
  type PayableKind,
  type PaymentTargetInput,
} from '../../gql/graphql';
import type { MessageId } from '../../i18n/catalogue';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { JointPayment } from './JointPayment';
import { NothingToPay } from './NothingToPay';
import { PaymentPageFrame } from './PaymentPageFrame';
import { PaymentSkeleton } from './PaymentSkeleton';

const titles = {
  ORDER: 'payments.title',
  PACKING_PLAN: 'payments.titlePlan',
  QUESTION: 'payments.titleQuestion',
} as const satisfies Record<PayableKind, MessageId>;

/** `?kind=&id=` pays for one target, `?order=&order=` for several orders together (RT-23). */
export function PaymentPage() {
  const text = useText();
  const [params] = useSearchParams();
  const orderIds = jointOrdersOf(params);
  const target = paymentTargetOf(params);
  const title = orderIds ? 'payments.titleJoint' : titles[target?.kind ?? 'ORDER'];
  return (
    <PaymentPageFrame title={text(title)} back={backTo(orderIds ? null : target, text)}>
      {orderIds && <JointPayment orderIds={orderIds} />}
      {!orderIds && (target ? <Contents target={target} /> : <NothingToPay />)}
    </PaymentPageFrame>
  );
}

/** Returns the page to go back to: the order itself if only one is paid. */
function backTo(target: PaymentTargetInput | null, text: ReturnType<typeof useText>) {
  if (target?.kind === 'PACKING_PLAN')
    return { to: paths.store.href(), name: text('warehouse.title') };
  if (target?.kind === 'ORDER')
    return { to: paths.orderDetail.href({ id: target.id }), name: text('orders.kind') };
  return { to: paths.orders.href({}), name: text('orders.title') };
}

/** Shown in the place of what there was to pay. */
const toldHere = { handles: (code?: string) => code === 'NOT_FOUND' || isNothingLeft(code) };

function Contents({ target }: { target: PaymentTargetInput }) {
  const { data, error, retry } = useFreshQuery(PaymentScreenDocument, { target }, toldHere);
  const refused = errorCode(error);
  if (refused === 'NOT_FOUND') return <NothingToPay />;
  if (isNothingLeft(refused))
    return <AlreadyPaid target={target} code={refused} why={messageFor(error, '') ?? ''} />;
  if (!data) return error ? <ErrorState onRetry={retry} /> : <PaymentSkeleton />;
  const { paymentQuote: quote, withoutBalance, rechargeOptions: topUps, viewer } = data;
  if (!quote || !withoutBalance) return <NothingToPay />;
  return <PaymentForm {...{ quote, withoutBalance, topUps, viewer }} onNothingLeft={retry} />;
}
