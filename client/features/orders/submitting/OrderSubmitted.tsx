import { chakra, Flex, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../../routes/paths';
import { readFragment, type FragmentType } from '../../../gql';
import { OrderSubmitted_OrderFragmentDoc } from '../../../gql/graphql';
import { TornCard } from '../../../ui/paper/Card';
import { Deadline } from '../../../ui/values/Deadline';
import { LinkButton } from '../../../ui/Link';
import { Money } from '../../../ui/values/Money';
import { ReferenceNumber } from '../../../ui/values/ReferenceNumber';

interface OrderSubmittedProps {
  order: FragmentType<typeof OrderSubmitted_OrderFragmentDoc>;
}

/** An order has a number now; what is left to do is to pay for it. */
export function OrderSubmitted(props: OrderSubmittedProps) {
  const order = readFragment(OrderSubmitted_OrderFragmentDoc, props.order);
  return (
    <TornCard>
      <Stack gap="4" alignItems="center" textAlign="center">
        <div>
          <chakra.p color="muted">
            <FormattedMessage id="orders.number" />
          </chakra.p>
          <ReferenceNumber fontSize="lg">{order.number}</ReferenceNumber>
        </div>
        <Money fen={order.amount} isTotal fontSize="2xl" fontWeight="700" />
        <p>
          <FormattedMessage id="orders.reviewTimeOncePaid" />
        </p>
        {order.paymentDueAt && (
          <chakra.p color="muted">
            <FormattedMessage
              id="orders.payUntil"
              values={{ time: <Deadline of="PAY" at={order.paymentDueAt} /> }}
            />
          </chakra.p>
        )}
        <Flex gap="3" flexWrap="wrap" justifyContent="center">
          {order.status === 'PENDING_PAYMENT' && (
            <LinkButton look="primary" to={paths.payment.href({ kind: 'ORDER', id: order.id })}>
              <FormattedMessage id="orders.pay" />
            </LinkButton>
          )}
          <LinkButton to={paths.orderDetail.href({ id: order.id })}>
            <FormattedMessage id="orders.view" />
          </LinkButton>
        </Flex>
      </Stack>
    </TornCard>
  );
}
