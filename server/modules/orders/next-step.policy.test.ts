import { DAY_MS, later } from '../../kernel/clock';
import { nextStepOfOrder, type ItemOnItsWay } from './next-step.policy';
import type { OrderStatus } from './order.machine';

const now = new Date('2026-11-21T12:00:00.000Z');
const soon = later(now, DAY_MS);
const laterOn = later(now, 3 * DAY_MS);

const item = (given: Partial<ItemOnItsWay> = {}): ItemOnItsWay => ({
  ...{ status: 'ARRIVED', isReserved: false, freeUntil: laterOn, parcel: null },
  ...given,
});
const shipped = { actor: 'CARRIER', action: 'DELIVER', by: soon } as const;
const arrived = { actor: 'SHOPPER', action: 'CONFIRM_RECEIPT', by: laterOn } as const;

function stepOf(status: OrderStatus, items: ItemOnItsWay[] = [], asked: { dueAt: Date }[] = []) {
  return nextStepOfOrder({ status, paymentDueAt: soon }, { asked, items }, now);
}

describe('Who acts next on an order', () => {
  it.each<[OrderStatus, string, string]>([
    ['PENDING_PAYMENT', 'SHOPPER', 'PAY'],
    ['PAID', 'OPERATOR', 'BUY'],
    ['PROCESSING', 'OPERATOR', 'RECEIVE'],
    ['REFUND_PROCESSING', 'OPERATOR', 'DECIDE_REFUND'],
  ])('%s: %s does %s', (status, actor, action) => {
    expect(stepOf(status)).toMatchObject({ actor, action });
  });

  it('is nobody once it has ended, and where the time to pay is over', () => {
    expect(stepOf('REFUNDED')).toBeNull();
    expect(stepOf('CANCELLED')).toBeNull();
    const overdue = { status: 'PENDING_PAYMENT', paymentDueAt: now } as const;
    expect(nextStepOfOrder(overdue, { asked: [], items: [] }, now)).toBeNull();
  });

  it('is the shopper while something is asked, until the first question is due', () => {
    const asked = [{ dueAt: laterOn }, { dueAt: soon }];
    const answer = { actor: 'SHOPPER', action: 'ANSWER_QUESTION', by: soon };
    expect(stepOf('PAID', [], asked)).toEqual(answer);
  });

  it('is the shopper while something lies on the shelf, best by its first day that costs', () => {
    const items = [item(), item({ freeUntil: soon }), item({ status: 'SHIPPED', parcel: shipped })];
    expect(stepOf('IN_STOCK', items)).toEqual({ actor: 'SHOPPER', action: 'PACK', by: soon });
  });

  it('is the shopper while the parcel of what was packed is unpaid', () => {
    const reserved = item({ isReserved: true, freeUntil: null });
    expect(stepOf('IN_STOCK', [reserved])).toMatchObject({ action: 'PAY_PARCEL' });
  });

  it('is whoever acts on its parcels, the shopper first; nobody once all are received', () => {
    const first = item({ status: 'SHIPPED', parcel: shipped });
    const second = item({ status: 'SHIPPED', parcel: arrived });
    expect(stepOf('IN_STOCK', [first])).toEqual(shipped);
    expect(stepOf('IN_STOCK', [first, second])).toEqual(arrived);
    expect(stepOf('IN_STOCK', [item({ status: 'SHIPPED' })])).toBeNull();
  });
});
