import type { OrderSummary_OrderFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { DateTime } from '../../ui/DateTime';
import { Steps } from '../../ui/Steps';
import { orderWay } from './stepsOfOrder';

type Order = Pick<OrderSummary_OrderFragment, 'status' | 'submittedAt' | 'paidAt'>;

/** How far an order has come, or how it ended. */
export function OrderSteps({ order }: { order: Order }) {
  const text = useText();
  const way = orderWay(order.status);
  const reached = way.indexOf(order.status);
  const times = { PENDING_PAYMENT: order.submittedAt, PAID: order.paidAt };

  return (
    <Steps
      label={text('orders.steps')}
      steps={way.map((status, index) => {
        const at = status in times ? times[status as keyof typeof times] : null;
        return {
          id: status,
          label: text(`orders.step.${status}`),
          isReached: index <= reached,
          children: at && <DateTime at={at} />,
        };
      })}
    />
  );
}
