import { later } from '../../kernel/clock';
import type { OrderItemStatus } from './items/order-item.machine';
import type { OrderStatus } from './order.machine';
import { availableActions, isRefundTimeOver, refundDeadlineOf } from './order.policy';

const now = new Date('2026-11-21T12:00:00.000Z');

function actionsOf(
  status: OrderStatus,
  items: OrderItemStatus[] = ['ORDERED'],
  times: { paymentDueAt?: Date; refundDeadline?: Date } = {},
) {
  const order = { status, paymentDueAt: later(now, 1), refundDeadline: null, ...times };
  return availableActions(
    order,
    items.map((item) => ({ status: item })),
    now,
  );
}

describe('What a shopper may do with an order', () => {
  it.each<[OrderStatus, OrderItemStatus[], string[]]>([
    ['PENDING_PAYMENT', ['ORDERED'], ['PAY', 'CANCEL']],
    ['PAID', ['ORDERED'], ['REQUEST_REFUND']],
    ['PROCESSING', ['PURCHASED'], ['REQUEST_REFUND']],
    ['PROCESSING', ['PURCHASED', 'ARRIVED'], ['REQUEST_REFUND', 'PACK']],
    ['PROCESSING', ['PURCHASED', 'PACKED'], []],
    ['IN_STOCK', ['ARRIVED'], ['REQUEST_REFUND', 'PACK']],
    ['IN_STOCK', ['ARRIVED', 'SHIPPED'], ['PACK']],
    ['IN_STOCK', ['SHIPPED'], []],
    ['REFUND_PROCESSING', ['ARRIVED'], ['CANCEL_REFUND_REQUEST']],
    ['REFUNDED', ['REFUNDED'], []],
    ['CANCELLED', ['CANCELLED'], []],
  ])('%s with items %p: %p', (status, items, actions) => {
    expect(actionsOf(status, items)).toEqual(actions);
  });

  it('can pay until just before the payment is due, from then on only cancel (ST-05)', () => {
    const unpaid = (paymentDueAt: Date) =>
      actionsOf('PENDING_PAYMENT', ['ORDERED'], { paymentDueAt });
    expect(unpaid(later(now, 1))).toEqual(['PAY', 'CANCEL']);
    expect(unpaid(now)).toEqual(['CANCEL']);
  });

  it('can ask for a refund until just before the deadline (ST-07)', () => {
    expect(isRefundTimeOver({ refundDeadline: null }, now)).toBe(false);
    expect(isRefundTimeOver({ refundDeadline: later(now, 1) }, now)).toBe(false);
    expect(isRefundTimeOver({ refundDeadline: now }, now)).toBe(true);
    expect(actionsOf('IN_STOCK', ['ARRIVED'], { refundDeadline: later(now, -1) })).toEqual([
      'PACK',
    ]);
  });

  it.each<[OrderStatus, OrderItemStatus[], boolean]>([
    ['IN_STOCK', ['ARRIVED'], true],
    ['IN_STOCK', ['ARRIVED', 'REFUNDED'], true],
    ['IN_STOCK', ['ARRIVED', 'PACKED'], false],
    ['IN_STOCK', ['SHIPPED'], false],
    ['REFUND_PROCESSING', ['ARRIVED'], false],
    ['REFUNDED', ['REFUNDED'], false],
  ])('%s with items %p: the refund deadline is told: %p (ST-07)', (status, items, isTold) => {
    const order = { status, paymentDueAt: now, refundDeadline: now };
    const facts = items.map((item) => ({ status: item }));
    expect(refundDeadlineOf(order, facts)).toBe(isTold ? now : null);
  });

  it('cannot ask for a refund of what an unpaid packing plan holds (ST-07)', () => {
    const order = { status: 'IN_STOCK', paymentDueAt: now, refundDeadline: now } as const;
    const items = [{ status: 'ARRIVED', isReserved: true }] as const;
    expect(availableActions(order, items, now)).not.toContain('REQUEST_REFUND');
    expect(refundDeadlineOf(order, items)).toBeNull();
  });
});
