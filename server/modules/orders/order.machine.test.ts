import { DomainError } from '../../kernel/errors';
import {
  orderMachine,
  orderStatuses,
  type OrderEventName,
  type OrderStatus,
} from './order.machine';

/** status → event → next status; any other combination must be refused. */
const ways: Record<OrderStatus, Partial<Record<OrderEventName, OrderStatus>>> = {
  PENDING_PAYMENT: { pay: 'PAID', cancel: 'CANCELLED', expire: 'CANCELLED' },
  PAID: {
    purchaseItem: 'PAID',
    purchase: 'PROCESSING',
    receiveItem: 'PAID',
    correctItem: 'PAID',
    askQuestion: 'PAID',
    acceptQuestion: 'PAID',
    declineQuestion: 'PAID',
    expireQuestion: 'PAID',
    withdrawQuestion: 'PAID',
    lowerPrice: 'PAID',
    requestRefund: 'REFUND_PROCESSING',
    refundItem: 'PAID',
    refundLastItem: 'REFUNDED',
  },
  PROCESSING: {
    receiveItem: 'PROCESSING',
    stock: 'IN_STOCK',
    correctItem: 'PROCESSING',
    requestRefund: 'REFUND_PROCESSING',
    refundItem: 'PROCESSING',
    refundLastItem: 'REFUNDED',
  },
  IN_STOCK: {
    correctItem: 'IN_STOCK',
    requestRefund: 'REFUND_PROCESSING',
    refundItem: 'IN_STOCK',
    refundLastItem: 'REFUNDED',
  },
  REFUND_PROCESSING: {
    cancelRefundRequest: 'PROCESSING',
    declineRefund: 'PROCESSING',
    approveRefund: 'REFUNDED',
  },
  REFUNDED: {},
  CANCELLED: {},
};
const pairs = orderStatuses.flatMap((status) =>
  orderMachine.events.map((event) => [status, event, ways[status][event]] as const),
);

describe("An order's life cycle (ST-04…ST-08)", () => {
  it.each(pairs.filter(([, , to]) => to))('%s, %s → %s', (status, event, to) => {
    expect(orderMachine.allows(status, event)).toBe(true);
    expect(orderMachine.next(status, event, 'PROCESSING')).toBe(to);
  });

  it.each(pairs.filter(([, , to]) => !to))('%s cannot %s', (status, event) => {
    expect(orderMachine.allows(status, event)).toBe(false);
    expect(() => orderMachine.next(status, event, 'PROCESSING')).toThrow(
      new DomainError('ORDER_STATUS_FORBIDS', { status, event }),
    );
  });

  it('leads a refund request back to where it came from, and nowhere without knowing it', () => {
    for (const origin of ['PAID', 'PROCESSING', 'IN_STOCK'] as const) {
      expect(orderMachine.next('REFUND_PROCESSING', 'cancelRefundRequest', origin)).toBe(origin);
      expect(orderMachine.next('REFUND_PROCESSING', 'declineRefund', origin)).toBe(origin);
    }
    expect(() => orderMachine.next('REFUND_PROCESSING', 'declineRefund')).toThrow(DomainError);
  });

  it('reaches every status from a submitted order', () => {
    const reached = new Set<OrderStatus>(['PENDING_PAYMENT']);
    for (const status of reached)
      for (const event of orderMachine.events)
        if (orderMachine.allows(status, event))
          reached.add(orderMachine.next(status, event, 'PAID'));
    expect([...reached].sort()).toEqual([...orderStatuses].sort());
  });
});
