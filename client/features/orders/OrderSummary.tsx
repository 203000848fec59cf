import { chakra, Flex, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { readFragment, type FragmentType } from '../../gql';
import { OrderSummary_OrderFragmentDoc } from '../../gql/graphql';
import { Card } from '../../ui/paper/Card';
import { OrderActions } from './OrderActions';
import { PaymentDeadline, RefundDeadline } from './OrderDeadline';
import { OrderParcels } from './OrderParcels';
import { OrderStamp } from './OrderStamp';
import { OrderSteps } from './OrderSteps';
import { RefundNote } from './refunds/RefundNote';

interface OrderSummaryProps {
  order: FragmentType<typeof OrderSummary_OrderFragmentDoc>;
}

/** Number, state and way of an order, and what may be done with it. */
export function OrderSummary(props: OrderSummaryProps) {
  const order = readFragment(OrderSummary_OrderFragmentDoc, props.order);
  return (
    <Card>
      <Stack gap="4">
        <Flex justifyContent="space-between" alignItems="flex-start" gap="3" flexWrap="wrap">
          <div>
            <chakra.p fontSize="sm" color="muted">
              <FormattedMessage id="orders.number" />
            </chakra.p>
            <chakra.p fontFamily="mono" overflowWrap="anywhere">
              {order.number}
            </chakra.p>
          </div>
          <OrderStamp status={order.status} />
        </Flex>
        <OrderSteps order={order} />
        <RefundNote order={order} />
        {order.paymentDueAt && <PaymentDeadline until={order.paymentDueAt} />}
        {order.refundDeadline && <RefundDeadline until={order.refundDeadline} />}
        <OrderParcels order={order} />
        <Flex gap="3" flexWrap="wrap" alignItems="center" _empty={{ display: 'none' }}>
          <OrderActions order={order} />
        </Flex>
      </Stack>
    </Card>
  );
}
