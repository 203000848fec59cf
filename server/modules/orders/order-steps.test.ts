import type { OrderTimelineEvent } from './order-event.entity';
import { stepsOfOrder } from './order-steps';
import type { OrderStatus } from './order.machine';

/** One event a day, from 1 November on. */
const happened = (...events: OrderTimelineEvent[]) =>
  events.map((event, index) => ({ event, at: new Date(Date.UTC(2026, 10, index + 1)) }));

/** Returns each step with the day it was reached, or a dash. */
const toldOf = (status: OrderStatus, ...events: OrderTimelineEvent[]) =>
  stepsOfOrder(status, happened(...events)).map(
    (step) => `${step.status} ${step.reachedAt?.getUTCDate() ?? '–'}`,
  );

describe('The way of an order (ST-04…ST-08)', () => {
  it.each<[OrderStatus, OrderTimelineEvent[], string[]]>([
    ['PENDING_PAYMENT', [], ['PAID –', 'PROCESSING –', 'IN_STOCK –']],
    ['PAID', ['pay'], ['PAID 2', 'PROCESSING –', 'IN_STOCK –']],
    ['PROCESSING', ['pay', 'purchase'], ['PAID 2', 'PROCESSING 3', 'IN_STOCK –']],
    [
      'PROCESSING',
      ['pay', 'purchase', 'receiveItem', 'refundItem'],
      ['PAID 2', 'PROCESSING 3', 'IN_STOCK –'],
    ],
    [
      'IN_STOCK',
      ['pay', 'purchase', 'receiveItem', 'stock', 'refundItem'],
      ['PAID 2', 'PROCESSING 3', 'IN_STOCK 5'],
    ],
    ['CANCELLED', ['cancel'], ['CANCELLED 2']],
    ['CANCELLED', ['expire'], ['CANCELLED 2']],
  ])('%s after %p', (status, events, steps) => {
    expect(toldOf(status, 'submit', ...events)).toEqual(['PENDING_PAYMENT 1', ...steps]);
  });

  it('a refund keeps what was reached before, and promises nothing of the purchase', () => {
    const way = ['submit', 'pay', 'purchase', 'receiveItem', 'stock', 'requestRefund'] as const;
    const reached = ['PENDING_PAYMENT 1', 'PAID 2', 'PROCESSING 3', 'IN_STOCK 5'];
    expect(toldOf('REFUND_PROCESSING', ...way)).toEqual([
      ...reached,
      'REFUND_PROCESSING 6',
      'REFUNDED –',
    ]);
    expect(toldOf('REFUNDED', ...way, 'approveRefund')).toEqual([
      ...reached,
      'REFUND_PROCESSING 6',
      'REFUNDED 7',
    ]);
    expect(toldOf('REFUND_PROCESSING', 'submit', 'pay', 'requestRefund')).toEqual([
      'PENDING_PAYMENT 1',
      'PAID 2',
      'REFUND_PROCESSING 3',
      'REFUNDED –',
    ]);
  });

  it.each(['cancelRefundRequest', 'declineRefund'] as const)(
    'a refund request that ended by %s is no step; the next one has its own day',
    (ended) => {
      const before = ['submit', 'pay', 'requestRefund', ended] as const;
      expect(toldOf('PAID', ...before)).toEqual([
        'PENDING_PAYMENT 1',
        'PAID 2',
        'PROCESSING –',
        'IN_STOCK –',
      ]);
      expect(toldOf('REFUND_PROCESSING', ...before, 'requestRefund').at(-2)).toBe(
        'REFUND_PROCESSING 5',
      );
      expect(toldOf('REFUNDED', ...before, 'refundLastItem')).toEqual([
        'PENDING_PAYMENT 1',
        'PAID 2',
        'REFUNDED 5',
      ]);
    },
  );
});
