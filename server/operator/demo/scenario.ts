import { DAY_MS, HOUR_MS, later, type Clock } from '../../kernel/clock';
import type { Lease } from '../../platform/db/lease';

/** A part of the sample story; it yields how many hours pass before it goes on. */
export type Scenario<Result> = AsyncGenerator<number, Result, void>;

/** A clock that stands still until the story moves it. */
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
 * Plays scenarios that began so many days before `today` side by side, each step at its time: the
 * balances of fund records follow each other then as if it had really happened. Returns what
 * the scenarios came to.
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
