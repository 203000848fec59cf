import type { OrderSummary_OrderFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { DateTime } from '../../ui/values/DateTime';
import { Steps } from '../../ui/paper/Steps';

type Order = Pick<OrderSummary_OrderFragment, 'steps'>;

/** How far an order has come, or how it ended. */
export function OrderSteps({ order }: { order: Order }) {
  const text = useText();

  return (
    <Steps
      label={text('orders.steps')}
      steps={order.steps.map(({ status, reachedAt }) => ({
        id: status,
        label: text(`orders.step.${status}`),
        isReached: reachedAt !== null,
        children: reachedAt && <DateTime at={reachedAt} />,
      }))}
    />
  );
}
