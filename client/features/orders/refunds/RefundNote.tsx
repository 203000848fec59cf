import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { OrderOverview_OrderFragment } from '../../../gql/graphql';
import { formatFen } from '../../../ui/values/moneyText';
import { sumOrNone } from '../sumOrNone';

type Order = Pick<
  OrderOverview_OrderFragment,
  'status' | 'refundReason' | 'refundAnswer' | 'refundableAmount' | 'handlingFee'
>;

/** The reason of a refund request and the reply; nothing without a request. */
export function RefundNote({ order }: { order: Order }) {
  if (!order.refundReason) return null;
  return (
    <chakra.div
      display="grid"
      gap="1"
      padding="3"
      borderRadius="input"
      background="warnTint"
      overflowWrap="anywhere"
    >
      <p>
        <FormattedMessage id="orders.refund.requestedFor" values={{ reason: order.refundReason }} />
      </p>
      {order.refundAnswer && (
        <p>
          <FormattedMessage id="orders.refund.answered" values={{ answer: order.refundAnswer }} />
        </p>
      )}
      {order.status === 'REFUND_PROCESSING' && (
        <p>
          <FormattedMessage
            id="orders.refund.lookedAt"
            values={{
              sum: formatFen(order.refundableAmount),
              fee: sumOrNone(order.handlingFee),
            }}
          />
        </p>
      )}
    </chakra.div>
  );
}
