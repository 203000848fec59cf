import { DAY_MS, later } from '../../kernel/clock';
import { autoConfirmAtOf, expectedArrivalOf, nextStepOfPackage } from './next-step.policy';

const shippedAt = new Date('2026-11-27T16:30:00.000Z');
const autoConfirmAt = later(shippedAt, 30 * DAY_MS);
const arrival = expectedArrivalOf({ shippedAt }, { minDays: 5, maxDays: 10 })!;

const stepAt = (now: Date, expected = true) =>
  nextStepOfPackage(
    { status: 'PENDING_RECEIPT', shippedAt, autoConfirmAt },
    expected ? arrival : null,
    now,
  );

describe('Receipt without a word of the shopper', () => {
  const daysUntil = (maxDays: number) =>
    (autoConfirmAtOf(shippedAt, 30, { minDays: 5, maxDays }).getTime() - shippedAt.getTime()) /
    DAY_MS;

  it('is so many days after shipping, and never before the parcel is a week late', () => {
    expect([10, 23, 24, 35].map(daysUntil)).toEqual([30, 30, 31, 42]);
  });
});

describe('Who acts next on a package', () => {
  it('is expected within the days that its line promises, once it is shipped', () => {
    expect(arrival).toEqual({
      from: new Date('2026-12-02T16:30:00.000Z'),
      until: new Date('2026-12-07T16:30:00.000Z'),
    });
    expect(expectedArrivalOf({ shippedAt: null }, { minDays: 5, maxDays: 10 })).toBeNull();
  });

  it('is the carrier until the last promised day, from its very instant on the shopper', () => {
    expect(stepAt(later(arrival.until, -1))).toEqual({
      ...{ actor: 'CARRIER', action: 'DELIVER', by: arrival.until },
    });
    expect(stepAt(arrival.until)).toEqual({
      ...{ actor: 'SHOPPER', action: 'CONFIRM_RECEIPT', by: autoConfirmAt },
    });
  });

  it('is the shopper where nothing was promised', () => {
    expect(stepAt(shippedAt, false)?.actor).toBe('SHOPPER');
  });

  it('is we until it is shipped, and nobody once it has ended', () => {
    const waiting = { shippedAt: null, autoConfirmAt: null };
    const stepOf = (status: 'PENDING_SHIPMENT' | 'COMPLETED' | 'CANCELLED') =>
      nextStepOfPackage({ status, ...waiting }, null, shippedAt);
    expect(stepOf('PENDING_SHIPMENT')).toEqual({ actor: 'OPERATOR', action: 'SHIP', by: null });
    expect(stepOf('COMPLETED')).toBeNull();
    expect(stepOf('CANCELLED')).toBeNull();
  });
});
