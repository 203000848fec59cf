import { later } from '../../../kernel/clock';
import { isExpired, planExpiryFrom } from './packing-plan.policy';

const createdAt = new Date('2026-11-21T12:00:00.000Z');
const expiresAt = planExpiryFrom(createdAt, 30);

describe('A packing plan', () => {
  it('can be paid for 30 minutes, the last instant not among them (RT-23)', () => {
    expect(isExpired({ status: 'OPEN', expiresAt }, later(createdAt, 30 * 60_000 - 1))).toBe(false);
    expect(isExpired({ status: 'OPEN', expiresAt }, later(createdAt, 30 * 60_000))).toBe(true);
  });

  it('that was paid or cancelled does not expire; one that has, stays so', () => {
    expect(isExpired({ status: 'PAID', expiresAt }, later(expiresAt, 1))).toBe(false);
    expect(isExpired({ status: 'CANCELLED', expiresAt }, later(expiresAt, 1))).toBe(false);
    expect(isExpired({ status: 'EXPIRED', expiresAt }, createdAt)).toBe(true);
  });
});
