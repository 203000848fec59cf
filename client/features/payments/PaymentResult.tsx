import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { readFragment, type FragmentType } from '../../gql';
import {
  PaymentResult_PaymentFragmentDoc,
  type PaymentResult_PaymentFragment,
  type ReceiptMailed_ViewerFragmentDoc,
} from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { LinkButton } from '../../ui/Link';
import { useItemSummary } from '../../ui/values/useItemSummary';
import { canTryAgain } from './canTryAgain';
import { creditedOf, waitingOrders } from './creditedOf';
import { CreditedText, ToBalance } from './CreditedText';
import { FailureText } from './FailureText';
import { PaidItems } from './PaidItems';
import { PaidLines, sumOf } from './PaidLines';
import { RechargeSteps, RechargeText } from './RechargeResult';
import { FindMore, TryAgain } from './ResultLinks';
import { ReceiptMailed } from './ReceiptMailed';
import { ResultSheet } from './ResultSheet';
import { useNextSteps } from './useNextSteps';
import { WaitingSteps, WaitingText, type Waiting } from './WaitingSteps';

type Payment = PaymentResult_PaymentFragment;

interface PaymentResultProps {
  payment: FragmentType<typeof PaymentResult_PaymentFragmentDoc>;
  title: ReactNode;
  viewer?: FragmentType<typeof ReceiptMailed_ViewerFragmentDoc> | null;
  /** Current balance in fen. */
  balance: number;
  waiting: Waiting;
  serviceEmail?: string | null;
}

/** The status of a payment and the next steps. */
export function PaymentResult({ title, balance, waiting, ...props }: PaymentResultProps) {
  const payment = readFragment(PaymentResult_PaymentFragmentDoc, props.payment);
  const { id, number, status, kind, failure, createdAt, capturedAt } = payment;
  const isRecharge = kind === 'RECHARGE';
  const credited = creditedOf([payment]);
  const { label, ...paid } = usePaid(payment);
  const steps = useNextSteps(stepsAfter(payment), props);
  const Onward = isRecharge ? RechargeSteps : ThingSteps;
  return (
    <ResultSheet
      key={id}
      {...{ id, number, status, title, steps }}
      isCredited={credited > 0}
      amount={arrivedOf(payment) ?? sumOf([payment]).total}
      hasLeft={waiting.hasLeft}
      at={capturedAt ?? createdAt}
      onward={<Onward payment={payment} waiting={waiting} />}
      receipt={
        payment.method !== 'WESTPAY' &&
        credited === 0 && (
          <>
            <PaidItems {...paid} />
            <PaidLines {...{ payments: [payment], status, label }} />
          </>
        )
      }
    >
      {credited > 0 && (
        <CreditedText
          {...{ kind, credited }}
          status={kind === 'ORDER' ? payment.order?.status : undefined}
          waiting={waitingOrders([payment])}
        />
      )}
      {status === 'FAILED' && credited === 0 && (
        <FailureText
          failure={failure}
          answer={payment.answer ?? null}
          released={payment.balanceDeduction}
          canTryAgain={canTryAgain(payment)}
          dueAt={payment.order?.paymentDueAt ?? null}
        />
      )}
      {isRecharge && status !== 'FAILED' && (
        <RechargeText payment={payment} {...{ balance, waiting }} />
      )}
      {!isRecharge && status === 'PENDING' && <WaitingText {...waiting} />}
      {kind === 'QUESTION' && status === 'CAPTURED' && (
        <p>
          <FormattedMessage id="payments.next.question" />
        </p>
      )}
      {kind === 'ORDER' && status === 'CAPTURED' && props.viewer && (
        <ReceiptMailed viewer={props.viewer} />
      )}
    </ResultSheet>
  );
}

/** Returns name and number of the paid items, where they exist, and the name of the total. */
function usePaid({ kind, order, package: parcel }: Payment) {
  const label = useText()(`payments.total.${kind}`);
  const { namesOf } = useItemSummary();
  const name = kind === 'ORDER' && order ? namesOf(order.items) : label;
  return { label, name, number: order?.number ?? parcel?.number };
}

/** Returns the received amount in fen if it differs from the requested one, otherwise null. */
function arrivedOf({ status, method, creditedAmount }: Payment): number | null {
  const isOwnSum = status === 'FAILED' || method === 'WESTPAY';
  return (isOwnSum && creditedAmount) || null;
}

function stepsAfter(payment: Payment) {
  const { kind, method, status } = payment;
  if (creditedOf([payment]) > 0) return null;
  if (status === 'FAILED' && method === 'WESTPAY') return 'REMITTANCE_FAILED';
  if (status === 'FAILED') {
    if (!canTryAgain(payment)) return null;
    return kind === 'PACKING_PLAN' ? 'PACKING_PLAN_FAILED' : 'FAILED';
  }
  if (kind === 'RECHARGE')
    return status === 'PENDING' && method === 'WESTPAY' ? 'REMITTANCE' : null;
  if (status === 'PENDING' || kind === 'QUESTION') return null;
  return kind === 'PACKING_PLAN' ? 'PACKING_PLAN' : 'ORDER';
}

function ThingSteps({ payment, waiting }: { payment: Payment; waiting: Waiting }) {
  const { id, status, kind, method, targetId, checkoutUrl, balanceDeduction } = payment;
  if (kind === 'RECHARGE') return null;
  if (creditedOf([payment]) > 0) return <AfterCredit payment={payment} />;
  const thing = { kind, id: targetId };
  const otherwise = paths.payment.href({ ...thing, without: method });
  if (status === 'PENDING')
    return (
      <WaitingSteps
        paymentId={id}
        held={balanceDeduction}
        {...{ otherwise, waiting }}
        checkoutUrl={checkoutUrl ?? null}
      />
    );
  if (status === 'FAILED' && canTryAgain(payment))
    return <TryAgain again={paths.payment.href({ ...thing, by: method })} otherwise={otherwise} />;
  return <ToThing payment={payment} />;
}

/** To the balance, and to what it was for. */
function AfterCredit({ payment }: { payment: Payment }) {
  const { kind, order, package: parcel } = payment;
  return (
    <>
      <ToBalance waiting={waitingOrders([payment])} />
      {order && (
        <LinkButton to={paths.orderDetail.href({ id: order.id })}>
          <FormattedMessage id="orders.view" />
        </LinkButton>
      )}
      {kind === 'PACKING_PLAN' && (
        <LinkButton to={parcel ? paths.packageDetail.href({ id: parcel.id }) : paths.store.href()}>
          <FormattedMessage id={parcel ? 'payments.viewPackage' : 'payments.viewWarehouse'} />
        </LinkButton>
      )}
    </>
  );
}

function ToThing({ payment: { order, package: parcel } }: { payment: Payment }) {
  return (
    <>
      {order && (
        <LinkButton look="solid" to={paths.orderDetail.href({ id: order.id })}>
          <FormattedMessage id="orders.view" />
        </LinkButton>
      )}
      {parcel && (
        <LinkButton look="solid" to={paths.packageDetail.href({ id: parcel.id })}>
          <FormattedMessage id="payments.viewPackage" />
        </LinkButton>
      )}
      <FindMore />
    </>
  );
}
