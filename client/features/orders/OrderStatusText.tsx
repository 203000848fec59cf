import { FormattedMessage } from 'react-intl';
import type { OrderSummary_OrderFragment } from '../../gql/graphql';
import { NextStepText } from '../../ui/document/NextStepText';
import { DayTime } from '../../ui/values/DayTime';
import { Deadline } from '../../ui/values/Deadline';
import { remainingOf } from '../../ui/values/remainingOf';
import { isReceived, receivedAt, sentOf } from './orderSummary';
import { formatFen } from '../../ui/values/moneyText';
import { orderStatusFacts } from './orderStatus';
import { sumOrNone } from './sumOrNone';

interface OrderStatusTextProps {
  order: OrderSummary_OrderFragment;
}

/** The next actor of an order and the deadline; its final status once nobody acts. */
export function OrderNextStep({ order }: OrderStatusTextProps) {
  const end = endOf(order);
  const isLost = end === 'CANCELLED' || end === 'REFUNDED' || end === 'OVERDUE';
  const at = receivedAt(order);
  const done = (
    <FormattedMessage
      id={`orders.done.${end}`}
      values={{ isSet: at ? 'yes' : 'no', time: at && <DayTime at={at} /> }}
    />
  );
  return <NextStepText step={order.nextStep} done={done} isLost={isLost} />;
}

/**
 * The meaning of the status in a sentence or two; for orders on their way, OrderParcels.tsx describes the
 * packages.
 */
export function OrderStatusText({ order }: OrderStatusTextProps) {
  const { nextStep, items, handlingFee, refundedAmount } = order;
  if (!nextStep)
    return (
      <FormattedMessage
        id={`orders.says.${endOf(order)}`}
        values={{ sum: formatFen(refundedAmount), fee: sumOrNone(handlingFee) }}
      />
    );
  const { action, by } = nextStep;
  if (action === 'DELIVER') return null;
  const coming = remainingOf(items);
  const { count, sent } = sentOf(order);
  const arrived = coming.filter(({ storedItem }) => storedItem).length;
  return (
    <FormattedMessage
      id={`orders.says.${action}`}
      values={{
        ...{ count: coming.length, arrived, isSet: by ? 'yes' : 'no' },
        ...{ sent, here: count - sent },
        time: by && <Deadline of={action} at={by} />,
      }}
    />
  );
}

function endOf(order: OrderSummary_OrderFragment) {
  const { end } = orderStatusFacts[order.status];
  if (end) return end;
  if (order.status === 'PENDING_PAYMENT') return 'OVERDUE';
  return isReceived(order) ? 'RECEIVED' : 'ENDED';
}
