import { reachedAt } from './stepsOfOrder';

const timeline = [
  { event: 'submit', at: '2026-11-01T08:00:00.000Z' },
  { event: 'pay', at: '2026-11-01T09:00:00.000Z' },
  { event: 'requestRefund', at: '2026-11-02T08:00:00.000Z' },
  { event: 'declineRefund', at: '2026-11-03T08:00:00.000Z' },
  { event: 'requestRefund', at: '2026-11-04T08:00:00.000Z' },
];

test('the timeline tells when an order came to a status, the last time where it did twice', () => {
  expect(reachedAt('PAID', timeline)).toBe('2026-11-01T09:00:00.000Z');
  expect(reachedAt('REFUND_PROCESSING', timeline)).toBe('2026-11-04T08:00:00.000Z');
  expect(reachedAt('REFUNDED', timeline)).toBeUndefined();
});
