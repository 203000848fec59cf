import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../routes/paths';
import { readFragment, type FragmentType } from '../../gql';
import {
  PaymentResult_PaymentFragmentDoc,
  type PaymentResult_PaymentFragment,
} from '../../gql/graphql';
import { LinkButton } from '../../ui/Link';
import { BalanceSplit } from '../../ui/values/BalanceSplit';
import { FailureText } from './FailureText';
import { RechargeText, RechargeSteps } from './RechargeResult';
import { ResultTicket } from './ResultTicket';
import { WaitingSteps, WaitingText, type Waiting } from './WaitingSteps';

type Payment = PaymentResult_PaymentFragment;

/** What happens with what is paid; a recharge tells of itself. */
const next = {
  ORDER: 'payments.next.order',
  PACKING_PLAN: 'payments.next.package',
  QUESTION: 'payments.next.question',
} as const;

interface PaymentResultProps {
  payment: FragmentType<typeof PaymentResult_PaymentFragmentDoc>;
  /** What the shopper has now, in fen. */
  balance: number;
  waiting: Waiting;
}

/** How a payment stands and what happens next. */
export function PaymentResult({ balance, waiting, ...props }: PaymentResultProps) {
  const payment = readFragment(PaymentResult_PaymentFragmentDoc, props.payment);
  const { status, amount, kind } = payment;
  const isRecharge = kind === 'RECHARGE';
  const Steps = isRecharge ? RechargeSteps : ThingSteps;
  return (
    <ResultTicket {...{ status, amount }} onward={<Steps payment={payment} waiting={waiting} />}>
      <chakra.p fontFamily="mono">{payment.number}</chakra.p>
      {status === 'FAILED' && <FailureText failure={payment.failure} />}
      {isRecharge && status !== 'FAILED' && (
        <RechargeText payment={payment} {...{ balance, waiting }} />
      )}
      {!isRecharge && status === 'PENDING' && <WaitingText isOver={waiting.isOver} />}
      {!isRecharge && status === 'CAPTURED' && <Paid payment={payment} />}
    </ResultTicket>
  );
}

function Paid({ payment }: { payment: Payment }) {
  const { kind, balanceDeduction, actualPayment } = payment;
  return (
    <>
      <BalanceSplit balance={balanceDeduction} otherwise={actualPayment} rest={0} />
      {kind !== 'RECHARGE' && (
        <p>
          <FormattedMessage id={next[kind]} />
        </p>
      )}
    </>
  );
}

function ThingSteps({ payment, waiting }: { payment: Payment; waiting: Waiting }) {
  const { status, failure, kind, targetId, checkoutUrl } = payment;
  const href = paths.payment.href({
    kind: kind === 'RECHARGE' ? 'ORDER' : kind,
    id: targetId,
  });
  if (status === 'PENDING')
    return <WaitingSteps otherwise={href} {...{ checkoutUrl: checkoutUrl ?? null, waiting }} />;
  const isOpen = status === 'FAILED' && failure !== 'REPLACED' && failure !== 'TARGET_GONE';
  if (!isOpen) return <ToThing payment={payment} />;
  return (
    <LinkButton look="primary" to={href}>
      <FormattedMessage id="common.retry" />
    </LinkButton>
  );
}

function ToThing({ payment }: { payment: Payment }) {
  return (
    <>
      {payment.order && (
        <LinkButton look="primary" to={paths.orderDetail.href({ id: payment.order.id })}>
          <FormattedMessage id="orders.view" />
        </LinkButton>
      )}
      {payment.package && (
        <LinkButton look="primary" to={paths.packageDetail.href({ id: payment.package.id })}>
          <FormattedMessage id="payments.viewPackage" />
        </LinkButton>
      )}
      <LinkButton to={paths.home.href()}>
        <FormattedMessage id="common.backHome" />
      </LinkButton>
    </>
  );
}
