import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { readFragment, type FragmentType } from '../../gql';
import {
  JointPaymentResult_JointPaymentFragmentDoc,
  type JointPaymentResult_JointPaymentFragment,
  type ReceiptMailed_ViewerFragmentDoc,
} from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { LinkButton, TextLink } from '../../ui/Link';
import { formatFen } from '../../ui/values/moneyText';
import { canTryAgain } from './canTryAgain';
import { creditedOf, waitingOrders } from './creditedOf';
import { CreditedText, ToBalance } from './CreditedText';
import { FailureText } from './FailureText';
import { jointStatus } from './jointStatus';
import { PaidLines, sumOf } from './PaidLines';
import { ReceiptMailed } from './ReceiptMailed';
import { FindMore, TryAgain } from './ResultLinks';
import { ResultSheet } from './ResultSheet';
import { useNextSteps } from './useNextSteps';
import { WaitingSteps, WaitingText, type Waiting } from './WaitingSteps';

type Joint = JointPaymentResult_JointPaymentFragment;

interface JointPaymentResultProps {
  payment: FragmentType<typeof JointPaymentResult_JointPaymentFragmentDoc>;
  title: ReactNode;
  viewer?: FragmentType<typeof ReceiptMailed_ViewerFragmentDoc> | null;
  waiting: Waiting;
  serviceEmail?: string | null;
}

/** Status of a payment for several orders: the total, each order, and the next steps. */
export function JointPaymentResult({ title, waiting, ...props }: JointPaymentResultProps) {
  const text = useText();
  const joint = readFragment(JointPaymentResult_JointPaymentFragmentDoc, props.payment);
  const { id, number, createdAt, payments } = joint;
  const status = jointStatus(payments);
  const nextSteps = { CAPTURED: 'ORDER', PENDING: null, FAILED: 'FAILED' } as const;
  const isOver = status === 'FAILED' && !payments.every(canTryAgain);
  const credited = creditedOf(payments);
  const steps = useNextSteps(isOver || credited > 0 ? null : nextSteps[status], props);
  const [dueAt = null] = payments.flatMap(({ order }) => order?.paymentDueAt ?? []).sort();
  return (
    <ResultSheet
      key={id}
      {...{ id, number, status, title, steps }}
      isCredited={credited > 0}
      amount={sumOf(payments).total}
      hasLeft={waiting.hasLeft}
      at={createdAt}
      onward={<Onward {...{ joint, waiting }} />}
      receipt={
        <>
          <Orders joint={joint} />
          {credited === 0 && (
            <PaidLines {...{ payments, status }} label={text('payments.total.JOINT')} />
          )}
        </>
      }
    >
      {status === 'PENDING' && <WaitingText {...waiting} />}
      {credited > 0 && (
        <CreditedText kind="ORDER" {...{ credited, waiting: waitingOrders(payments) }} />
      )}
      {status === 'FAILED' && credited === 0 && (
        <FailureText
          failure={payments[0]?.failure}
          released={sumOf(payments).balanceDeduction}
          canTryAgain={payments.every(canTryAgain)}
          dueAt={dueAt}
        />
      )}
      {status === 'CAPTURED' && props.viewer && <ReceiptMailed viewer={props.viewer} />}
    </ResultSheet>
  );
}

function Orders({ joint: { payments } }: { joint: Joint }) {
  return (
    <chakra.ul listStyleType="none">
      {payments.map(({ id, amount, order }) => (
        <chakra.li
          key={id}
          display="flex"
          justifyContent="space-between"
          alignItems="center"
          minHeight="44px"
          gap="3"
          borderTop="1px dotted {colors.kraft}"
        >
          {order && (
            <TextLink
              to={paths.orderDetail.href({ id: order.id })}
              fontFamily="mono"
              fontSize="sm"
              lineHeight="2.75rem"
            >
              {order.number}
            </TextLink>
          )}
          <chakra.span fontFamily="mono" fontSize="sm">
            {formatFen(amount)}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

function Onward({ joint: { payments }, waiting }: { joint: Joint; waiting: Waiting }) {
  const status = jointStatus(payments);
  const orders = payments.flatMap(({ order }) => (order ? [order.id] : []));
  // The balance pays at once, so what waits or failed was by card.
  const [again, otherwise] = [
    paths.payment.href({ order: orders, by: 'CARD' }),
    paths.payment.href({ order: orders, without: 'CARD' }),
  ];
  const [first] = payments;
  if (status === 'PENDING' && first) {
    const { balanceDeduction: held } = sumOf(payments);
    const checkoutUrl = first.checkoutUrl ?? null;
    return <WaitingSteps paymentId={first.id} {...{ held, otherwise, checkoutUrl, waiting }} />;
  }
  if (status === 'FAILED' && payments.every(canTryAgain) && creditedOf(payments) === 0)
    return <TryAgain {...{ again, otherwise }} />;
  if (creditedOf(payments) > 0) return <ToBalance waiting={waitingOrders(payments)} />;
  return (
    <>
      <LinkButton look="solid" to={paths.orders.href({ status: 'PAID' })}>
        <FormattedMessage id="payments.viewOrders" />
      </LinkButton>
      <FindMore />
    </>
  );
}
