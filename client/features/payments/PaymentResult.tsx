import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { readFragment, type FragmentType } from '../../gql';
import {
  PaymentResult_PaymentFragmentDoc,
  type PaymentResult_PaymentFragment,
} from '../../gql/graphql';
import { paths } from '../../routes/paths';
import { LinkButton } from '../../ui/Link';
import { canTryAgain } from './canTryAgain';
import { FailureText } from './FailureText';
import { PaidWords } from './PaidWords';
import { RechargeSteps, RechargeText } from './RechargeResult';
import { FindMore, TryAgain } from './ResultLinks';
import { ResultSheet } from './ResultSheet';
import { useNextSteps } from './useNextSteps';
import { WaitingSteps, WaitingText, type Waiting } from './WaitingSteps';

type Payment = PaymentResult_PaymentFragment;

interface PaymentResultProps {
  payment: FragmentType<typeof PaymentResult_PaymentFragmentDoc>;
  title: ReactNode;
  /** What the shopper has now, in fen. */
  balance: number;
  waiting: Waiting;
  serviceEmail?: string | null;
}

/** How a payment stands and what happens next. */
export function PaymentResult({ title, balance, waiting, ...props }: PaymentResultProps) {
  const payment = readFragment(PaymentResult_PaymentFragmentDoc, props.payment);
  const { id, number, status, kind, failure, createdAt, capturedAt } = payment;
  const isRecharge = kind === 'RECHARGE';
  const steps = useNextSteps(stepsAfter(payment), props);
  const Onward = isRecharge ? RechargeSteps : ThingSteps;
  return (
    <ResultSheet
      key={id}
      {...{ id, number, status, title, steps }}
      amount={status === 'FAILED' ? payment.actualPayment : payment.amount}
      at={capturedAt ?? createdAt}
      onward={<Onward payment={payment} waiting={waiting} />}
    >
      {status === 'FAILED' && (
        <FailureText
          failure={failure}
          released={payment.balanceDeduction}
          canTryAgain={canTryAgain(payment)}
          dueAt={payment.order?.paymentDueAt ?? null}
        />
      )}
      {isRecharge && status !== 'FAILED' && (
        <RechargeText payment={payment} {...{ balance, waiting }} />
      )}
      {!isRecharge && status === 'PENDING' && <WaitingText isOver={waiting.isOver} />}
      {!isRecharge && status === 'CAPTURED' && <PaidWords payments={[payment]} />}
      {kind === 'QUESTION' && status === 'CAPTURED' && (
        <p>
          <FormattedMessage id="payments.next.question" />
        </p>
      )}
    </ResultSheet>
  );
}

function stepsAfter(payment: Payment) {
  const { kind, method, status } = payment;
  if (status === 'FAILED') return canTryAgain(payment) && kind !== 'RECHARGE' ? 'FAILED' : null;
  if (kind === 'RECHARGE')
    return status === 'PENDING' && method === 'WESTPAY' ? 'REMITTANCE' : null;
  if (status === 'PENDING' || kind === 'QUESTION') return null;
  return kind === 'PACKING_PLAN' ? 'PACKING_PLAN' : 'ORDER';
}

function ThingSteps({ payment, waiting }: { payment: Payment; waiting: Waiting }) {
  const { status, kind, targetId, checkoutUrl } = payment;
  if (kind === 'RECHARGE') return null;
  const href = paths.payment.href({ kind, id: targetId });
  if (status === 'PENDING')
    return <WaitingSteps otherwise={href} {...{ checkoutUrl: checkoutUrl ?? null, waiting }} />;
  if (status === 'FAILED' && canTryAgain(payment)) return <TryAgain to={href} />;
  return <ToThing payment={payment} />;
}

function ToThing({ payment: { order, package: parcel } }: { payment: Payment }) {
  return (
    <>
      {order && (
        <LinkButton look="primary" to={paths.orderDetail.href({ id: order.id })}>
          <FormattedMessage id="orders.view" />
        </LinkButton>
      )}
      {parcel && (
        <LinkButton look="primary" to={paths.packageDetail.href({ id: parcel.id })}>
          <FormattedMessage id="payments.viewPackage" />
        </LinkButton>
      )}
      <FindMore />
    </>
  );
}
