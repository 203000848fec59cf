// Measures the cost of 500 open streams: memory of the built server at rest before them and with them, and how long
// one change takes to reach all streams of its shopper. Fails when they take 60 MB or more.
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { withThrowawayServer } from '../launch/lib/throwaway-server.mjs';
import { Shopper } from './lib/shopper.mjs';

const SHOPPERS = 100;
/** The limit of streams per account. */
const STREAMS_EACH = 5;
const MAX_GROWTH_MB = 60;
const REST_MS = 5_000;

const SUBSCRIPTION = `subscription {
  viewerChanged {
    kind
    order { id status availableActions timeline { id label note at } items { id status } }
    package { id status availableActions timeline { id label note at } }
    notification { id title body createdAt readAt targetKind targetId }
    viewer { id unreadThreadCount fund { id balance held spendable } }
  }
}`;

await withThrowawayServer({ CAPTCHA: 'off' }, async (url, pid) => {
  const shoppers = [];
  // One after the other: passwords are hashed in sequence anyway.
  for (let index = 0; index < SHOPPERS; index++)
    shoppers.push(await new Shopper(url, index).open());
  const before = await restingMegabytes(pid);
  const streams = await Promise.all(
    shoppers.flatMap((shopper) => Array.from({ length: STREAMS_EACH }, () => openStream(shopper))),
  );
  const open = streams.filter(({ status }) => status === 200).length;
  const growth = (await restingMegabytes(pid)) - before;
  const reachedMs = await timeToReach(shoppers[0], streams.slice(0, STREAMS_EACH));
  process.stdout.write(
    `${open} open streams: ${before} MB before, ${growth} MB more with them ` +
      `(${Math.round((growth * 1024) / open)} kB each); a new order reached ${STREAMS_EACH} pages in ${reachedMs} ms\n`,
  );
  streams.forEach(({ leave }) => leave());
  if (open < SHOPPERS * STREAMS_EACH || growth >= MAX_GROWTH_MB) process.exitCode = 1;
});

function openStream({ url, token, from }) {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: token,
    };
    const options = { method: 'POST', headers, localAddress: from, agent: false };
    const sent = request(`${url}/graphql/stream`, options, (response) => {
      const changed = new Promise((done) =>
        response.on('data', (bytes) => bytes.includes('ORDER_CHANGED') && done(performance.now())),
      );
      response.on('error', () => undefined);
      resolve({ status: response.statusCode, changed, leave: () => sent.destroy() });
    });
    sent.on('error', reject).end(JSON.stringify({ query: SUBSCRIPTION }));
  });
}

/** Milliseconds from the response about an order until each page has received the change. */
async function timeToReach(shopper, streams) {
  await shopper.order(1_000);
  const answeredAt = performance.now();
  const told = await Promise.all(streams.map(({ changed }) => changed));
  return Math.max(0, Math.round(Math.max(...told) - answeredAt));
}

/** Resident memory once garbage of what came before has had time to go. */
async function restingMegabytes(pid) {
  await sleep(REST_MS);
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
