// Checks that the duration of a refused sign-in does not reveal who has an account: 300 wrong passwords for known
// and 300 for unknown addresses, alternately. Fails when a response differs or the medians are 5 ms apart.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withServer } from './lib/server.mjs';
import { ask, inTurns, judge, register } from './lib/timing.mjs';

const ATTEMPTS = 300;
/** Below the limit of wrong passwords for one account, so that every one is really checked. */
const PER_ACCOUNT = 6;
const MAX_GAP_MS = 5;

const SIGN_IN = `mutation ($input: SignInInput!) {
  signIn(input: $input) { ... on SignInPayload { token } ... on Refusal { code message } }
}`;

/** One address fails at most 40 times in a quarter of an hour. */
const PER_ADDRESS = 15;
const callerOf = (turn) => `127.0.0.${2 + Math.floor(turn / PER_ADDRESS)}`;

const varDir = mkdtempSync(join(tmpdir(), 'tidebox-bench-'));
try {
  const environment = { VAR_DIR: varDir, DEMO: 'off', CAPTCHA: 'off' };
  judge('refused sign-in', await withServer(environment, measure), MAX_GAP_MS);
} finally {
  rmSync(varDir, { recursive: true });
}

async function measure({ url }) {
  const accounts = ATTEMPTS / PER_ACCOUNT;
  for (let index = 0; index < accounts; index++) await register(url, `known-${index}@example.com`);
  return inTurns(ATTEMPTS, (kind, turn) => {
    // Each pair of emails has the same length.
    const name = kind === 'known' ? 'known' : 'other';
    const email = `${name}-${turn % accounts}@example.com`;
    return ask(url, SIGN_IN, { input: { email, password: 'wrong1234' } }, callerOf(turn));
  });
}
