import { DAY_MS, HOUR_MS, later } from '../../../kernel/clock';
import { siteDefaults } from '../../site/public';
import {
  freeDaysLeft,
  freeUntil,
  freeUntilIfReleased,
  newClock,
  nextDayFee,
  resumeClock,
  stopClock,
  storageFee,
} from './storage-clock';

const inbound = new Date('2026-03-01T12:00:00Z');
const after = (days: number, ms = 0) => later(inbound, days * DAY_MS + ms);

describe('The storage clock', () => {
  it.each([
    [0, 0, 30, 0],
    [0, 1, 30, 0],
    [20, 0, 10, 0],
    [29, 0, 1, 0],
    [29, HOUR_MS, 1, 0],
    [30, 0, 0, 0],
    [30, 1, -1, 1_00],
    [31, 0, -1, 1_00],
    [31, 1, -2, 2_00],
    [40, 0, -10, 10_00],
    [90, 0, -60, 60_00],
    [90, 1, -61, 60_00],
    [1_000, 0, -970, 60_00],
  ])('after %i days and %i ms: %i days left, %i fen', (days, ms, left, fee) => {
    const clock = newClock(inbound);
    expect(freeDaysLeft(clock, after(days, ms), siteDefaults)).toBe(left);
    expect(storageFee(clock, after(days, ms), siteDefaults)).toBe(fee);
  });

  it('stands still while it is stopped, and runs on from there', () => {
    const stopped = stopClock(newClock(inbound), after(10));
    expect(freeDaysLeft(stopped, after(500), siteDefaults)).toBe(20);
    const running = resumeClock(stopped, after(500));
    expect(freeDaysLeft(running, after(520), siteDefaults)).toBe(0);
    expect(storageFee(running, after(521), siteDefaults)).toBe(1_00);
    expect(stopClock(running, after(521)).storageElapsedMs).toBe(31 * DAY_MS);
  });

  it('ends the free days 30 days after it started, later by the time it stood still', () => {
    expect(freeUntil(newClock(inbound), siteDefaults)).toEqual(after(30));
    const stopped = stopClock(newClock(inbound), after(10));
    expect(freeUntil(stopped, siteDefaults)).toBeNull();
    expect(freeUntil(resumeClock(stopped, after(15)), siteDefaults)).toEqual(after(35));
  });

  it('tells when they would end, were it released now: where it runs, when they end (CO-03)', () => {
    const running = newClock(inbound);
    expect(freeUntilIfReleased(running, after(10), siteDefaults)).toEqual(after(30));
    const stopped = stopClock(running, after(10));
    expect(freeUntilIfReleased(stopped, after(10), siteDefaults)).toEqual(after(30));
    expect(freeUntilIfReleased(stopped, after(15), siteDefaults)).toEqual(after(35));
  });

  it.each([
    [0, 1_00],
    [31, 1_00],
    [89, 1_00],
    [90, 0],
  ])('after %i days: the next day adds %i fen', (days, fee) => {
    expect(nextDayFee(newClock(inbound), after(days), siteDefaults)).toBe(fee);
  });
});
