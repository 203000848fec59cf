import { modules } from '../../../app/modules';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../kernel/clock';
import type { Services } from '../../../platform/services';
import type { Command } from './command';

/** Modules whose jobs end overdue objects, or query payments. The checks of `funds` run anyway. */
const withDeadlines = ['orders', 'warehouse', 'packages', 'payments'];

/** Runs what the clock does of itself, each job once. */
export async function runJobs(services: Services): Promise<void> {
  for (const { name, jobs = [] } of modules)
    if (withDeadlines.includes(name)) for (const { run } of jobs) await run(services);
}

/** A moment, past a look at the gateway, a packing plan, a checkout, an unpaid order, free storage. */
const spans = [
  ...[1, 1, 11 * MINUTE_MS, 11 * MINUTE_MS, 11 * MINUTE_MS, 31 * MINUTE_MS],
  ...[61 * MINUTE_MS, 3 * DAY_MS + HOUR_MS, 33 * DAY_MS],
];

const wait: Command = {
  weight: 4,
  async run(world, pick, options) {
    world.app.clock.advance(spans[pick % spans.length]!);
    await world.attempt(options, runJobs);
  },
};

export const clock = { wait };
