import { DAY_MS, HOUR_MS, later, type Clock } from '../../kernel/clock';
import type { Lease } from '../../platform/db/lease';

/** A part of the sample data; it yields the hours until its next step. */
export type Scenario<Result> = AsyncGenerator<number, Result, void>;

/** A clock that only the scenarios move. */
export class ScriptedClock implements Clock {
  constructor(private at: Date) {}

  now(): Date {
    return this.at;
  }

  goTo(at: Date): void {
    this.at = at;
  }
}

/**
 * Runs scenarios that began a number of days before `today` in parallel, each step at its time, so that the
 * balances of fund records follow each other as if it had really happened. Returns the results of the
 * scenarios.
 */
export async function play<Result>(
  clock: ScriptedClock,
  today: Date,
  lease: Lease,
  scenarios: readonly (readonly [daysAgo: number, scenario: Scenario<Result>])[],
): Promise<Result[]> {
  const results: Result[] = [];
  const running = scenarios.map(([daysAgo, scenario]) => ({
    at: later(today, -daysAgo * DAY_MS),
    scenario,
  }));
  while (running.length > 0) {
    running.sort((one, other) => one.at.getTime() - other.at.getTime());
    const [next] = running;
    if (!next) break;
    await lease.confirm();
    clock.goTo(next.at);
    const step = await next.scenario.next();
    if (step.done) {
      results.push(step.value);
      running.shift();
    } else next.at = later(next.at, step.value * HOUR_MS);
  }
  return results;
}
