// Checks that a server that is killed (SIGKILL) at random moments while twelve clients check out loses nothing that
// it acknowledged: `node server/bench/kills.mjs --database=mysql --kills=100`. After each restart `ledger verify`
// must be green and payments must remain; in the end every client finishes, and its orders and balance must be
// exactly those acknowledged.
import { setTimeout as sleep } from 'node:timers/promises';
import { startBuiltServer, freePort } from '../launch/lib/built-server.mjs';
import { stop } from '../launch/lib/children.mjs';
import { say } from '../launch/lib/project.mjs';
import { prepare } from '../launch/lib/ready.mjs';
import { Buyer, ways } from './lib/buyer.mjs';
import { brokenInvariants, withDatabase } from './lib/databases.mjs';
import { option, report } from './lib/outcome.mjs';
import { Shopper } from './lib/shopper.mjs';

const CLIENTS = 12;
/** From the first order after a start to the kill, at most. */
const LONGEST_LIFE_MS = 2_500;

const kills = Number(option('kills', 100));
const databases = option('database') ? [option('database')] : ['sqlite', 'mysql'];

if (await prepare(['server']))
  for (const database of databases)
    await withDatabase(database, (home) => killOften(database, home));

async function killOften(database, home) {
  const port = await freePort();
  const launch = () => startBuiltServer({ ...home, port });
  let { server, url } = await launch();
  const faults = [];
  try {
    const buyers = await openBuyers(url);
    for (let kill = 0; kill < kills; kill++) {
      await killUnderLoad(server, buyers);
      ({ server } = await launch());
      faults.push(...(await brokenInvariants(home)));
      for (const buyer of buyers) faults.push(...(await buyer.lost()));
      if (kill % 10 === 9) say(`  ${database}: ${kill + 1} kills, ${faults.length} faults`);
    }
    for (const buyer of buyers) {
      await buyer.finish();
      faults.push(...(await buyer.differences()));
    }
    faults.push(...(await brokenInvariants(home)));
    report(`server killed ${kills} times on ${database}`, buyers, faults);
  } finally {
    await stop(server);
  }
}

async function openBuyers(url) {
  const opening = Array.from({ length: CLIENTS }, (_, index) => new Shopper(url, index).open());
  const shoppers = await Promise.all(opening);
  return shoppers.map((shopper, index) => new Buyer(shopper, ways[index % ways.length]));
}

async function killUnderLoad(server, buyers) {
  let isOver = false;
  const buying = buyers.map((buyer) => buyer.buy(() => isOver));
  await sleep(Math.random() * LONGEST_LIFE_MS);
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGKILL');
  isOver = true;
  await Promise.all([gone, ...buying]);
}
