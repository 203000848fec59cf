import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Crowd } from './load.mjs';
import { atShare } from './measure-operation.mjs';
import { operations } from './operations.mjs';

/** The repeated actions of a shopper: mostly reads, and one purchase. */
const ROUND = ['R1', 'R2', 'R3', 'R4', 'R2', 'R3', 'R4', 'W2'];
const SHOPPERS = 200;
const WARM_UP_SECONDS = 10;
const REST_MS = 5_000;

/** Limits for any machine: the ratio of the slowest to the median, and the idle share of the event loop. */
const MOST_SPREAD = 20;
const MOST_DELAY_MS = 100;
const MOST_GROWTH = 1.1;

/**
 * Runs 200 shoppers at once, each on a connection of their own and without a pause, for some seconds. Prints the
 * duration per operation, and the server's event loop delay and remaining memory; returns whether all limits
 * hold. The server reports loop and memory itself; the loop delay of the clients, and the server's wait for a
 * processor, are printed beside it, as they are part of the times.
 */
export async function crowd(server, { shoppers, seconds }) {
  const taken = new Map(ROUND.map((id) => [id, []]));
  const errors = [];
  let isCounted = false;
  const work = async (shopper) => {
    for (const id of ROUND) {
      const { run } = operations.find((operation) => operation.id === id);
      const startedAt = performance.now();
      await run(shopper).catch((error) => errors.push(error));
      if (isCounted) taken.get(id).push(performance.now() - startedAt);
    }
  };
  const all = new Crowd({ url: server.url, size: SHOPPERS, shoppers, work });
  await all.work(WARM_UP_SECONDS);
  const before = await server.settle();
  const asking = monitorEventLoopDelay({ resolution: 10 });
  asking.enable();
  isCounted = true;
  await all.work(seconds);
  all.close();
  asking.disable();
  const { loopDelayMs, waitedMs } = await server.usage();
  print(
    `those who ask were held up, p99: ${((asking.percentile(99) - asking.min) / 1e6).toFixed(0)} ms`,
  );
  const waited = (waitedMs - before.waitedMs) / (10 * seconds);
  print(`the server waited for a processor: ${waited.toFixed(0)} % of the time`);
  await sleep(REST_MS);
  const after = await server.settle();
  return report({ taken, errors, loopDelayMs, before, after });
}

function report({ taken, errors, loopDelayMs, before, after }) {
  const spreads = [...taken].map(([id, times]) => {
    const [p50, p99] = [atShare(times, 0.5), atShare(times, 0.99)];
    print(`${id}  ${times.length} times, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`);
    return p99 / p50;
  });
  const growth = after.heapMb / before.heapMb;
  print(`errors: ${errors.length} ${errors[0]?.message ?? ''}`);
  print(`event loop held up, p99: ${loopDelayMs.toFixed(0)} ms`);
  print(`heap ${before.heapMb} → ${after.heapMb} MB, resident ${before.rssMb} → ${after.rssMb} MB`);
  return (
    errors.length === 0 &&
    Math.max(...spreads) <= MOST_SPREAD &&
    loopDelayMs <= MOST_DELAY_MS &&
    growth <= MOST_GROWTH
  );
}

function print(text) {
  process.stdout.write(`${text}\n`);
}
