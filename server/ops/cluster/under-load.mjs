import { setTimeout as sleep } from 'node:timers/promises';
import { Buyer, ways } from '../../bench/lib/buyer.mjs';
import { brokenInvariants } from '../../bench/lib/databases.mjs';
import { Shopper } from '../../bench/lib/shopper.mjs';
import { faults } from './faults.mjs';

const BUYERS = 12;
const PROBE = 800;
/** Milliseconds between two requests of a client that was refused, and between two of the probe. */
const PAUSE_MS = 100;
/** Milliseconds after which a shopper must be served again. */
const BACK_WITHIN_MS = 5_000;
/** Refusals that a client meets while a part is away; a cut commit is INTERNAL, its outcome is asked for again. */
const CLEAN =
  /^(BUSY|INTERNAL|RATE_LIMITED|ECONNRESET|payment (PENDING|FAILED)|PAYMENT_GATEWAY_UNAVAILABLE)$/;

/**
 * Lets people buy through the balancer while one part after another fails, and returns the buyers, the longest time
 * in milliseconds for which nobody was served at each fault, and all that was lost, doubled or told wrongly.
 */
export async function buyWhilePartsFail(cluster) {
  const buyers = [];
  for (let index = 0; index < BUYERS; index++)
    buyers.push(new Buyer(await new Shopper(cluster.url, index).open(), ways[index % ways.length]));
  const probe = await new Shopper(cluster.url, PROBE).open();
  let isOver = false;
  const buying = buyers.map((buyer) => buyOn(buyer, () => isOver));
  const gaps = {};
  for (const [name, fail] of Object.entries(faults)) {
    let isMended = false;
    const longestGap = watch(probe, () => isMended);
    await fail(cluster);
    isMended = true;
    gaps[name] = await longestGap;
  }
  isOver = true;
  await Promise.all(buying);
  const found = [];
  for (const buyer of buyers) found.push(...(await settled(buyer)));
  found.push(...(await brokenInvariants(cluster)));
  for (const [name, ms] of Object.entries(gaps))
    if (ms > BACK_WITHIN_MS) found.push(`${name}: nobody was served for ${Math.round(ms)} ms`);
  return { buyers, gaps, found };
}

/** Returns the longest time without an answer, from now until the first answer after everything is mended. */
async function watch(probe, isMended) {
  let last = performance.now();
  let longest = 0;
  for (;;) {
    const wasMended = isMended();
    const isServed = await probe.balance().then(
      () => true,
      () => false,
    );
    const now = performance.now();
    longest = Math.max(longest, now - last);
    if (isServed) last = now;
    if (isServed && wasMended) return longest;
    await sleep(PAUSE_MS);
  }
}

async function buyOn(buyer, isOver) {
  while (!isOver()) {
    await buyer.buy(isOver);
    await sleep(PAUSE_MS);
  }
}

async function settled(buyer) {
  await finish(buyer);
  const unclean = Object.keys(buyer.unanswered).filter((reason) => !CLEAN.test(reason));
  return [
    ...(await buyer.differences()),
    ...unclean.map((reason) => `a client was told ${reason}`),
  ];
}

/** A purchase that a fault interrupted is ended by repeating it. */
async function finish(buyer, tries = 50) {
  try {
    await buyer.finish();
  } catch (error) {
    if (tries === 0) throw error;
    await sleep(PAUSE_MS);
    await finish(buyer, tries - 1);
  }
}
