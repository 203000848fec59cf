import { days, hours } from '../../kernel/clock';

/** For how long rates are good enough without asking again. */
const FRESH_MS = hours(1);
/** Banks publish on working days: over Easter none come from Thursday to Tuesday afternoon. */
const LONGEST_PAUSE_MS = days(6);
/** A source that has been silent for so long may have published others since. */
const LONGEST_SILENCE_MS = days(2);

interface Kept {
  readonly asOf: Date;
  readonly askedAt: Date;
}

const age = (instant: Date, now: Date) => now.getTime() - instant.getTime();

/** Whether the source is to be asked again. */
export function isDue({ askedAt }: Pick<Kept, 'askedAt'>, now: Date): boolean {
  return age(askedAt, now) >= FRESH_MS;
}

/** Whether amounts may be told by rates that no longer hold, which is then said beside them. */
export function isStale({ asOf, askedAt }: Kept, now: Date): boolean {
  return age(asOf, now) > LONGEST_PAUSE_MS || age(askedAt, now) > LONGEST_SILENCE_MS;
}
