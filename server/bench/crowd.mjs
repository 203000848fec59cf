// Measures how much longer another shopper waits while one address sends requests on 32 connections without a
// pause: p95 without and with each attack. Fails if it is more than 100 ms. On a busy machine the times mean
// little.
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { withThrowawayServer } from '../launch/lib/throwaway-server.mjs';
import { atShare } from './lib/measure-operation.mjs';
import { Shopper } from './lib/shopper.mjs';

const CONNECTIONS = 32;
const LOOKS = 200;
const PAUSE_MS = 20;
const WARM_UP_MS = 2_000;
const MOST_MS = 100;

const SIGN_IN = `mutation ($input: SignInInput!) {
  signIn(input: $input) { ... on SignInPayload { token } ... on Refusal { code } }
}`;
const CART = '{ viewer { id nickname } cart { items { id name unitPrice quantity } } }';

const signIn = (at) => ({ email: `crowd-${at}@example.com`, password: 'wrong1234' });
const post = (path, body) => ({ path, method: 'POST', body: JSON.stringify(body) });

/** The requests of the attacker, each different. */
const attacks = {
  'pages with a query nobody reads': (at) => ({ path: `/faq/59?x=${at}` }),
  'pages with a query that is read': (at) => ({ path: `/faq?q=word${at}` }),
  'pages with another tail': (at) => ({ path: `/faq/59/${at}` }),
  'paths that are unknown': (at) => ({ path: `/wp-${at}/login.php` }),
  'articles that are not there': (at) => ({ path: `/faq/9${at}` }),
  'the OpenAPI document': () => ({ path: '/api/v1/openapi.json' }),
  'sign-ins, GraphQL': (at) =>
    post('/graphql', { query: SIGN_IN, variables: { input: signIn(at) } }),
  'sign-ins, REST': (at) => post('/api/v1/login', signIn(at)),
};

/** Sends one request; resolves with the HTTP status when the whole response has arrived. */
function ask(url, agent, { path, method = 'GET', body, headers = {} }) {
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const options = { agent, method, headers: { ...json, ...headers } };
    request(url + path, options, (response) => {
      response.on('error', reject).on('end', () => resolve(response.statusCode));
      response.resume();
    })
      .on('error', reject)
      .end(body);
  });
}

/** Asks on all connections until it is ended, in a thread of its own: it must not hold up the clock. */
async function attack({ url, name, from }) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, localAddress: from });
  let at = 0;
  const statuses = {};
  parentPort.on('message', () => {
    parentPort.postMessage(statuses);
    process.exit();
  });
  const one = async () => {
    for (;;) {
      const status = await ask(url, agent, attacks[name](at++)).catch(() => 'no answer');
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
}

/** Measures the other shopper's wait, at p95, for their cart and for a page. */
async function waits(url, { token, from }) {
  const agent = new Agent({ keepAlive: true, localAddress: from });
  const cart = { ...post('/graphql', { query: CART }), headers: { authorization: token } };
  const taken = [];
  for (let look = 0; look < LOOKS; look++) {
    const startedAt = performance.now();
    await ask(url, agent, look % 4 === 0 ? { path: '/' } : cart);
    taken.push(performance.now() - startedAt);
    await sleep(PAUSE_MS);
  }
  agent.destroy();
  return atShare(taken, 0.95);
}

async function measure(url) {
  const shopper = await new Shopper(url, 0).open();
  await waits(url, shopper);
  const print = (...cells) =>
    process.stdout.write(
      `${cells[0].padEnd(34)}${cells
        .slice(1)
        .map((cell) => String(cell).padStart(10))
        .join('')}\n`,
    );
  print('p95 of another shopper, ms', 'without', 'with', 'more', '  answers to the attack');
  for (const [at, name] of Object.keys(attacks).entries()) {
    // Each by an address that has all its points.
    const from = `127.0.9.${1 + at}`;
    const without = await waits(url, shopper);
    const attacker = new Worker(new URL(import.meta.url), { workerData: { url, name, from } });
    await sleep(WARM_UP_MS);
    const during = await waits(url, shopper);
    attacker.postMessage('end');
    const [statuses] = await once(attacker, 'message');
    const more = during - without;
    if (more > MOST_MS) process.exitCode = 1;
    const answers = Object.entries(statuses).map(([status, times]) => `${status} × ${times}`);
    const figures = [without, during, more].map((ms) => ms.toFixed(1));
    print(name, ...figures, `  ${answers.join(', ')}`);
  }
}

if (isMainThread) await withThrowawayServer({ CAPTCHA: 'off', DEMO: 'off' }, measure);
else await attack(workerData);
