import { days, hours } from '../../kernel/clock';

/** Time for which rates are used without another request. */
const FRESH_MS = hours(1);
/** Banks publish on working days: over Easter there are none from Thursday to Tuesday afternoon. */
const LONGEST_PAUSE_MS = days(6);
/** A source that has not responded for this long may have published newer rates. */
const LONGEST_SILENCE_MS = days(2);

interface RatesAge {
  readonly asOf: Date;
  readonly askedAt: Date;
}

const age = (instant: Date, now: Date) => now.getTime() - instant.getTime();

/** Returns whether the source has to be requested again. */
export function isDue({ askedAt }: Pick<RatesAge, 'askedAt'>, now: Date): boolean {
  return age(askedAt, now) >= FRESH_MS;
}

/** Returns whether rates may be outdated; amounts converted by them carry a notice. */
export function isStale({ asOf, askedAt }: RatesAge, now: Date): boolean {
  return age(asOf, now) > LONGEST_PAUSE_MS || age(askedAt, now) > LONGEST_SILENCE_MS;
}
