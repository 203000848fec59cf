import { DomainError } from '../../../kernel/errors';
import {
  orderItemMachine,
  orderItemStatuses,
  type OrderItemEvent,
  type OrderItemStatus,
} from './order-item.machine';

/** status → event → next status; any other combination must be refused. */
const ways: Record<OrderItemStatus, Partial<Record<OrderItemEvent, OrderItemStatus>>> = {
  ORDERED: { purchase: 'PURCHASED', cancel: 'CANCELLED', refund: 'REFUNDED' },
  PURCHASED: { receive: 'ARRIVED', refund: 'REFUNDED' },
  ARRIVED: { pack: 'PACKED', refund: 'REFUNDED' },
  PACKED: { unpack: 'ARRIVED', ship: 'SHIPPED' },
  SHIPPED: {},
  REFUNDED: {},
  CANCELLED: {},
};
const pairs = orderItemStatuses.flatMap((status) =>
  orderItemMachine.events.map((event) => [status, event, ways[status][event]] as const),
);

describe("An order item's life cycle", () => {
  it.each(pairs.filter(([, , to]) => to))('%s, %s → %s', (status, event, to) => {
    expect(orderItemMachine.next(status, event)).toBe(to);
  });

  it.each(pairs.filter(([, , to]) => !to))('%s cannot %s', (status, event) => {
    expect(() => orderItemMachine.next(status, event)).toThrow(
      new DomainError('ITEM_STATUS_FORBIDS'),
    );
  });

  it('reaches every status from an ordered item', () => {
    const reached = new Set<OrderItemStatus>(['ORDERED']);
    for (const status of reached)
      for (const event of orderItemMachine.events)
        if (orderItemMachine.allows(status, event))
          reached.add(orderItemMachine.next(status, event));
    expect([...reached].sort()).toEqual([...orderItemStatuses].sort());
  });
});
