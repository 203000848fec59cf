import type { OrderSummary_OrderFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { DateTime } from '../../ui/values/DateTime';
import { Steps } from '../../ui/paper/Steps';
import { orderWay, reachedAt } from './stepsOfOrder';

type Order = Pick<OrderSummary_OrderFragment, 'status' | 'timeline'>;

/** How far an order has come, or how it ended. */
export function OrderSteps({ order }: { order: Order }) {
  const text = useText();
  const way = orderWay(order.status);
  const reached = way.indexOf(order.status);

  return (
    <Steps
      label={text('orders.steps')}
      steps={way.map((status, index) => {
        const isReached = index <= reached;
        const at = isReached && reachedAt(status, order.timeline);
        return {
          id: status,
          label: text(`orders.step.${status}`),
          isReached,
          children: at && <DateTime at={at} />,
        };
      })}
    />
  );
}
