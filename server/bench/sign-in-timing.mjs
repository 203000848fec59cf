// Whether the time of a refused sign-in tells who has an account: 300 wrong passwords for known and
// 300 for unknown addresses, in turns. Fails when an answer differs or the medians are 5 ms apart.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withServer } from './lib/server.mjs';

const ATTEMPTS = 300;
/** Below the limit of wrong passwords for one account, so that every one is really checked. */
const PER_ACCOUNT = 6;
const MAX_GAP_MS = 5;

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { __typename } }';

const varDir = mkdtempSync(join(tmpdir(), 'tidebox-bench-'));
try {
  const { known, unknown, bodies } = await withServer(
    { VAR_DIR: varDir, DEMO: 'off', CAPTCHA: 'off' },
    measure,
  );
  const [a, b] = [median(known), median(unknown)];
  const gap = Math.abs(a - b);
  process.stdout.write(
    `refused sign-in            known ${a.toFixed(2)} ms, unknown ${b.toFixed(2)} ms: gap ${gap.toFixed(2)} ms, ` +
      `ratio ${(Math.max(a, b) / Math.min(a, b)).toFixed(3)}, ${bodies.size} kind of answer\n`,
  );
  if (gap >= MAX_GAP_MS || bodies.size !== 1) process.exitCode = 1;
} finally {
  rmSync(varDir, { recursive: true });
}

async function measure({ url }) {
  const accounts = ATTEMPTS / PER_ACCOUNT;
  for (let index = 0; index < accounts; index++) await register(url, `known-${index}@example.com`);
  const taken = { known: [], unknown: [] };
  const bodies = new Set();
  for (let index = 0; index < ATTEMPTS; index++)
    // Who is first changes from turn to turn, so that neither gains by its place.
    for (const kind of index % 2 ? ['known', 'unknown'] : ['unknown', 'known']) {
      // As long as each other, letter by letter.
      const name = kind === 'known' ? 'known' : 'other';
      const email = `${name}-${index % accounts}@example.com`;
      const startedAt = performance.now();
      const { body } = await ask(url, SIGN_IN, { email, password: 'wrong1234' });
      taken[kind].push(performance.now() - startedAt);
      bodies.add(body);
    }
  return { ...taken, bodies };
}

async function register(url, email) {
  const password = 'secret123';
  const input = { email, password, passwordConfirmation: password, agreesToTerms: true };
  const { body } = await ask(url, REGISTER, input);
  if (JSON.parse(body).errors) throw new Error(`Could not register: ${body}`);
}

async function ask(url, query, input) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input } }),
  });
  return { body: await response.text() };
}

function median(times) {
  return [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)];
}
