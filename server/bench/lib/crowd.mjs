import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Crowd } from './load.mjs';
import { atShare } from './measure-operation.mjs';
import { operations } from './operations.mjs';

/** What a shopper does again and again: mostly looks, and buys once. */
const ROUND = ['R1', 'R2', 'R3', 'R4', 'R2', 'R3', 'R4', 'W2'];
const SHOPPERS = 200;
const WARM_UP_SECONDS = 10;
const REST_MS = 5_000;

/** What must hold, whatever the machine: how far the slowest may be from the middle, and how free the loop. */
const MOST_SPREAD = 20;
const MOST_DELAY_MS = 100;
const MOST_GROWTH = 1.1;

/**
 * 200 shoppers at once, each on a connection of their own and without a pause, for some seconds. Prints per
 * operation how long it took, and of the server how long its event loop was held up and what memory is
 * left taken; returns whether all that must hold does. Loop and memory are told by the server itself; how long the
 * loop of those who ask was held up, and the server waited for a processor that they or the database had, is
 * printed beside it, being part of the times.
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
