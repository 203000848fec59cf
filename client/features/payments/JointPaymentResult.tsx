import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../routes/paths';
import { readFragment, type FragmentType } from '../../gql';
import {
  JointPaymentResult_JointPaymentFragmentDoc,
  type JointPaymentResult_JointPaymentFragment,
} from '../../gql/graphql';
import { LinkButton, TextLink } from '../../ui/Link';
import { Money } from '../../ui/values/Money';
import { FailureText } from './FailureText';
import { jointStatus } from './jointStatus';
import { ResultTicket } from './ResultTicket';
import { WaitingSteps, WaitingText, type Waiting } from './WaitingSteps';

type Joint = JointPaymentResult_JointPaymentFragment;

interface JointPaymentResultProps {
  payment: FragmentType<typeof JointPaymentResult_JointPaymentFragmentDoc>;
  waiting: Waiting;
}

/** How several orders' payment stands: the sum, each of them, and what happens next. */
export function JointPaymentResult({ waiting, ...props }: JointPaymentResultProps) {
  const joint = readFragment(JointPaymentResult_JointPaymentFragmentDoc, props.payment);
  const status = jointStatus(joint.payments);
  return (
    <ResultTicket {...{ status, amount: joint.amount }} onward={<Steps {...{ joint, waiting }} />}>
      <p>
        <FormattedMessage id="payments.jointNumber" values={{ number: joint.number }} />
      </p>
      <Orders joint={joint} />
      {status === 'PENDING' && <WaitingText isOver={waiting.isOver} />}
      {status === 'FAILED' && <FailureText failure={joint.payments[0]?.failure} />}
      {status === 'CAPTURED' && (
        <p>
          <FormattedMessage id="payments.next.joint" />
        </p>
      )}
    </ResultTicket>
  );
}

function Orders({ joint: { payments } }: { joint: Joint }) {
  return (
    <chakra.ul display="grid" gap="1" width="100%" listStyleType="none">
      {payments.map(({ id, amount, order }) => (
        <chakra.li
          key={id}
          display="flex"
          justifyContent="space-between"
          alignItems="center"
          minHeight="32px"
          gap="3"
        >
          {order && (
            <TextLink to={paths.orderDetail.href({ id: order.id })} fontFamily="mono">
              {order.number}
            </TextLink>
          )}
          <Money fen={amount} />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

function Steps({ joint: { payments }, waiting }: { joint: Joint; waiting: Waiting }) {
  const status = jointStatus(payments);
  const orders = payments.flatMap(({ order }) => (order ? [order.id] : []));
  const again = paths.payment.href({ order: orders });
  const checkoutUrl = payments[0]?.checkoutUrl ?? null;
  if (status === 'PENDING') return <WaitingSteps otherwise={again} {...{ checkoutUrl, waiting }} />;
  if (status === 'FAILED') {
    return (
      <LinkButton look="primary" to={again}>
        <FormattedMessage id="common.retry" />
      </LinkButton>
    );
  }
  return (
    <>
      <LinkButton look="primary" to={paths.orders.href({ status: 'PAID' })}>
        <FormattedMessage id="payments.viewOrders" />
      </LinkButton>
      <LinkButton to={paths.home.href()}>
        <FormattedMessage id="common.backHome" />
      </LinkButton>
    </>
  );
}
