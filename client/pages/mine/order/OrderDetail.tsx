import { chakra } from '@chakra-ui/react';
import { OrderBill } from '../../../features/orders/OrderBill';
import { OrderItemRow } from '../../../features/orders/OrderItemRow';
import { OrderQuestions } from '../../../features/orders/questions/OrderQuestions';
import { OrderSummary } from '../../../features/orders/OrderSummary';
import { OrderPreferences } from '../../../features/orders/OrderPreferences';
import type { OrderDetailPageQuery } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { Section } from '../../../ui/paper/Section';
import { Timeline } from '../../../ui/paper/Timeline';

/** Everything about an order; whose turn it is stands first. */
export function OrderDetail({ order }: { order: NonNullable<OrderDetailPageQuery['order']> }) {
  const text = useText();
  return (
    <>
      <OrderQuestions order={order} />
      <OrderSummary order={order} />
      <Section title={text('orders.items')}>
        <ul>
          {order.items.map((item) => (
            <OrderItemRow key={item.id} item={item} />
          ))}
        </ul>
      </Section>
      <Pair>
        <Section title={text('orders.amounts')}>
          <OrderBill order={order} />
        </Section>
        <Section title={text('orders.preferences')}>
          <OrderPreferences order={order} />
        </Section>
      </Pair>
      <Section title={text('orders.timeline')}>
        <Timeline steps={order.timeline.toReversed()} />
      </Section>
    </>
  );
}

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
});
