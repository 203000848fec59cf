// Checks that a MariaDB that is killed (SIGKILL) and restarted under 40 clients that check out loses or doubles
// nothing: `node server/bench/database-kills.mjs --kills=3`. The server must stay up and return clear errors:
// INTERNAL only if a commit was cut off, whose result is unknown. In the end every client's orders and balance must
// be exactly those acknowledged.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBuiltServer } from '../launch/lib/built-server.mjs';
import { stop } from '../launch/lib/children.mjs';
import { prepare } from '../launch/lib/ready.mjs';
import { Buyer, ways } from './lib/buyer.mjs';
import { brokenInvariants, withDatabase } from './lib/databases.mjs';
import { option, report } from './lib/outcome.mjs';
import { Shopper } from './lib/shopper.mjs';

const CLIENTS = 40;
const UP_MS = 4_000;
const DOWN_MS = 2_000;
/** Milliseconds that a client waits before it retries. */
const PAUSE_MS = 200;
/** Errors that a client may receive while the database is away, or for a payment whose gateway step was cut off. */
const CLEAN = /^(BUSY|INTERNAL|payment (PENDING|FAILED)|PAYMENT_GATEWAY_UNAVAILABLE)$/;

const kills = Number(option('kills', 3));

if (await prepare(['server'])) await withDatabase('mysql', killDatabase);

async function killDatabase(home) {
  const log = join(home.varDir, 'server.log');
  const { server, url } = await startBuiltServer({ ...home, log });
  const faults = [];
  try {
    const buyers = await openBuyers(url);
    let isOver = false;
    const buying = buyers.map((buyer) => buyOn(buyer, () => isOver));
    for (let kill = 0; kill < kills; kill++) {
      await sleep(UP_MS);
      await home.mysql.kill();
      await sleep(DOWN_MS);
      home.mysql.restart();
    }
    await sleep(UP_MS);
    isOver = true;
    await Promise.all(buying);
    for (const buyer of buyers) faults.push(...(await settled(buyer)));
    faults.push(...(await brokenInvariants(home)));
    faults.push(...unexplained(log));
    if (server.exitCode !== null) faults.push('the server ended');
    report(`MariaDB killed ${kills} times under ${CLIENTS} clients`, buyers, faults);
  } finally {
    await stop(server);
  }
}

async function openBuyers(url) {
  const buyers = [];
  for (let index = 0; index < CLIENTS; index++)
    buyers.push(new Buyer(await new Shopper(url, index).open(), ways[index % ways.length]));
  return buyers;
}

async function buyOn(buyer, isOver) {
  while (!isOver()) {
    await buyer.buy(isOver);
    await sleep(PAUSE_MS);
  }
}

async function settled(buyer) {
  await buyer.finish();
  const unclean = Object.keys(buyer.unanswered).filter((reason) => !CLEAN.test(reason));
  return [
    ...(await buyer.differences()),
    ...unclean.map((reason) => `a client was told ${reason}`),
  ];
}

/** INTERNAL errors with another cause than a commit without acknowledgement. */
function unexplained(log) {
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"unexpected error"'))
    .map((line) => JSON.parse(line).err.message)
    .filter((message) => !message.startsWith('Lost the database at a commit'))
    .map((message) => `the server met an unexpected error: ${message}`);
}
