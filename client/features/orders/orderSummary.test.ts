import type { OrderSummary_OrderFragment, OrderItemStatus, OrderStatus } from '../../gql/graphql';
import { order, orderItem } from '../../testing/orders';
import { isStatusAddedByItem } from './orderSummary';

const orderOf = (status: OrderStatus, ...items: OrderItemStatus[]) =>
  order({
    status,
    items: items.map((each, index) => orderItem({ id: `i${index}`, status: each })),
  }) as unknown as OrderSummary_OrderFragment;

test.each<[OrderStatus, OrderItemStatus[], OrderItemStatus[]]>([
  ['PENDING_PAYMENT', ['ORDERED'], []],
  ['PAID', ['ORDERED', 'ORDERED'], []],
  ['PROCESSING', ['ORDERED', 'PURCHASED', 'ARRIVED'], ['PURCHASED', 'ARRIVED']],
  ['IN_STOCK', ['ARRIVED', 'ARRIVED'], []],
  ['IN_STOCK', ['ARRIVED', 'REFUNDED', 'PACKED'], ['REFUNDED', 'PACKED']],
  ['IN_STOCK', ['PACKED', 'SHIPPED'], ['SHIPPED']],
  ['IN_STOCK', ['SHIPPED', 'SHIPPED'], []],
  ['REFUND_PROCESSING', ['ARRIVED'], ['ARRIVED']],
  ['CANCELLED', ['CANCELLED'], []],
  ['REFUNDED', ['REFUNDED'], []],
])('in an order %s with items %j only %j say more than its stamp', (status, items, told) => {
  const seen = orderOf(status, ...items);
  expect(items.filter((each) => isStatusAddedByItem(seen, each))).toEqual(told);
});
