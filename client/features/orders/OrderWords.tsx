import { FormattedMessage } from 'react-intl';
import type { OrderFace_OrderFragment } from '../../gql/graphql';
import { NextTurn } from '../../ui/paper/NextTurn';
import { DayTime } from '../../ui/values/DayTime';
import { Deadline } from '../../ui/values/Deadline';
import { remainingOf } from '../../ui/values/remainingOf';
import { isReceived, receivedAt, sentOf } from './orderFace';
import { formatFen } from '../../ui/values/moneyText';
import { orderStatusFacts } from './orderStatus';
import { sumOrNone } from './sumOrNone';

interface OrderWordsProps {
  order: OrderFace_OrderFragment;
}

/** Who acts next on an order and until when; how it ended where nobody does. */
export function OrderTurn({ order }: OrderWordsProps) {
  const end = endOf(order);
  const isLost = end === 'CANCELLED' || end === 'REFUNDED' || end === 'OVERDUE';
  const at = receivedAt(order);
  const done = (
    <FormattedMessage
      id={`orders.done.${end}`}
      values={{ isSet: at ? 'yes' : 'no', time: at && <DayTime at={at} /> }}
    />
  );
  return <NextTurn step={order.nextStep} done={done} isLost={isLost} />;
}

/** What that means, in a sentence or two; of what is on its way its parcels tell: see OrderParcels.tsx. */
export function OrderSentence({ order }: OrderWordsProps) {
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

function endOf(order: OrderFace_OrderFragment) {
  const { end } = orderStatusFacts[order.status];
  if (end) return end;
  if (order.status === 'PENDING_PAYMENT') return 'OVERDUE';
  return isReceived(order) ? 'RECEIVED' : 'ENDED';
}
