import { chakra, Flex, Stack } from '@chakra-ui/react';
import { CircleX, Clock, Stamp } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../routes/paths';
import { readFragment, type FragmentType } from '../../gql';
import {
  PaymentResult_PaymentFragmentDoc,
  type PaymentResult_PaymentFragment,
} from '../../gql/graphql';
import { Ticket } from '../../ui/paper/Card';
import { LinkButton } from '../../ui/Link';
import { BalanceSplit } from '../../ui/values/BalanceSplit';
import { Money } from '../../ui/values/Money';

const looks = {
  CAPTURED: { icon: Stamp, color: 'ok' },
  PENDING: { icon: Clock, color: 'warn' },
  FAILED: { icon: CircleX, color: 'danger' },
};

interface PaymentResultProps {
  payment: FragmentType<typeof PaymentResult_PaymentFragmentDoc>;
}

/** How a payment ended and what happens next. */
export function PaymentResult(props: PaymentResultProps) {
  const payment = readFragment(PaymentResult_PaymentFragmentDoc, props.payment);
  const { icon: Icon, color } = looks[payment.status];
  return (
    <Ticket>
      <Stack gap="4" alignItems="center" textAlign="center">
        <chakra.span color={color}>
          <Icon size={56} strokeWidth={1.25} aria-hidden />
        </chakra.span>
        <Money fen={payment.amount} fontSize="2xl" fontWeight="700" />
        <chakra.p fontFamily="mono">{payment.number}</chakra.p>
        {payment.status === 'CAPTURED' && (
          <BalanceSplit
            balance={payment.balanceDeduction}
            otherwise={payment.actualPayment}
            rest={0}
          />
        )}
        <p>
          <FormattedMessage id={whatNext(payment)} />
        </p>
        <Flex gap="3" flexWrap="wrap" justifyContent="center">
          <NextSteps payment={payment} />
        </Flex>
      </Stack>
    </Ticket>
  );
}

function whatNext({ status, kind }: PaymentResult_PaymentFragment) {
  if (status === 'FAILED') return 'payments.next.failed';
  if (status === 'PENDING') return 'payments.next.pending';
  return kind === 'ORDER' ? 'payments.next.order' : 'payments.next.package';
}

function NextSteps({ payment }: { payment: PaymentResult_PaymentFragment }) {
  const { status, kind, targetId, order } = payment;
  if (status === 'FAILED' && (kind === 'ORDER' || kind === 'PACKING_PLAN')) {
    return (
      <LinkButton look="primary" to={paths.payment.href({ kind, id: targetId })}>
        <FormattedMessage id="common.retry" />
      </LinkButton>
    );
  }
  return (
    <>
      {order && (
        <LinkButton look="primary" to={paths.orderDetail.href({ id: order.id })}>
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
