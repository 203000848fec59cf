// Checks that a payment that is requested 64 times at once is made once, with one key and with 64, and that a
// webhook that arrives 32 times at once counts once: on one server with SQLite, and on two that share a MariaDB:
// `node server/bench/races.mjs --rounds=200 --database=mysql`.
import { startBuiltServer } from '../launch/lib/built-server.mjs';
import { stop } from '../launch/lib/children.mjs';
import { prepare } from '../launch/lib/ready.mjs';
import { brokenInvariants, withDatabase } from './lib/databases.mjs';
import { option } from './lib/outcome.mjs';
import { signedWebhook } from './lib/sandbox.mjs';
import { addressOf, newKey, Refused, Shopper, Unanswered } from './lib/shopper.mjs';

const PAYS = 64;
const WEBHOOKS = 32;
const PRICE = 10_00;
/** The concurrency of one account is bounded. */
const ROUNDS_PER_SHOPPER = 25;

let shoppers = 0;

const rounds = Number(option('rounds', 200));
const databases = option('database') ? [option('database')] : ['sqlite', 'mysql'];

if (await prepare(['server']))
  for (const database of databases) await withDatabase(database, (home) => race(database, home));

async function race(database, home) {
  const servers = [await startBuiltServer(home)];
  // An embedded database serves one process.
  if (database === 'mysql') servers.push(await startBuiltServer(home));
  const urls = servers.map(({ url }) => url);
  try {
    const where = database === 'mysql' ? 'two servers on one MariaDB' : 'one server on SQLite';
    await repeat(`${PAYS} pays with one key, ${where}`, urls, payAtOnce(1));
    await repeat(`${PAYS} pays with ${PAYS} keys, ${where}`, urls, payAtOnce(PAYS));
    await repeat(`${WEBHOOKS} times one webhook, ${where}`, urls, tellAtOnce(home));
    for (const fault of await brokenInvariants(home)) tellFault(fault);
  } finally {
    for (const { server } of servers) await stop(server);
  }
}

async function openShopper(url) {
  const shopper = await new Shopper(url, shoppers++).open();
  await shopper.choose(await shopper.recharge(ROUNDS_PER_SHOPPER * PRICE), 'pay');
  return shopper;
}

/** Repeats a race; `runRound` returns how many fen the balance must change by. */
async function repeat(name, urls, runRound) {
  let shopper;
  const startedAt = performance.now();
  for (let round = 1; round <= rounds; round++) {
    if (round % ROUNDS_PER_SHOPPER === 1) shopper = await openShopper(urls[0]);
    const before = await shopper.balance();
    const expected = before + (await runRound(shopper, urls));
    const after = await shopper.balance();
    if (after !== expected) tellFault(`${name}, round ${round}: ${after} fen, not ${expected}`);
  }
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
  process.stdout.write(`${name}: ${rounds} rounds in ${seconds} s\n`);
}

/** One order; every caller has another address, and they alternate between the servers. */
function payAtOnce(keys) {
  return async (shopper, urls) => {
    const orderId = await shopper.order(PRICE);
    const drawn = Array.from({ length: keys }, newKey);
    const answers = await Promise.all(
      Array.from({ length: PAYS }, (_, at) =>
        answerOf(() =>
          shopper.calling(urls[at % urls.length], addressOf(1_000 + at)).pay(orderId, {
            idempotencyKey: drawn[at % keys],
          }),
        ),
      ),
    );
    const paid = answers.filter((answer) => answer.id);
    const others = answers.filter((answer) => !answer.id && answer !== 'NOTHING_TO_PAY');
    const wanted = keys === 1 ? PAYS : 1;
    if (others.length > 0 || paid.length !== wanted || new Set(paid.map(({ id }) => id)).size !== 1)
      tellFault(`${paid.length} were told that they paid, others heard ${others.join(', ')}`);
    return -PRICE;
  };
}

/** A recharge whose webhook arrives at all servers at once. */
function tellAtOnce(home) {
  return async (shopper, urls) => {
    const payment = await shopper.recharge(PRICE);
    const { path, body, headers } = signedWebhook(home.varDir, payment);
    const answers = await Promise.all(
      Array.from({ length: WEBHOOKS }, (_, at) =>
        shopper.calling(urls[at % urls.length], addressOf(1_000 + at)).send(path, body, headers),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    if (refused.length > 0) tellFault(`a webhook was answered ${refused[0].status}`);
    return PRICE;
  };
}

/** A client that is refused for now retries with the same key. */
async function answerOf(call) {
  for (;;)
    try {
      return await call();
    } catch (error) {
      if (error instanceof Refused) return error.code;
      if (!(error instanceof Unanswered) || error.message !== 'BUSY') return error.message;
    }
}

function tellFault(fault) {
  process.stdout.write(`  ${fault}\n`);
  process.exitCode = 1;
}
