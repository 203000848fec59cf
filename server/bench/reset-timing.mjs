// Checks that the duration of a reset request does not reveal who has an account: 240 requests for known and 240
// for unknown addresses, alternately. Fails when a response differs or the medians are 5 ms apart.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withServer } from './lib/server.mjs';
import { ask, inTurns, judge, register } from './lib/timing.mjs';

const ATTEMPTS = 240;
/** With the email of registering as many as one address gets in an hour. */
const PER_ACCOUNT = 2;
/** Half of the hourly limit of one client address: each round sends two requests. */
const TURNS_PER_CALLER = 15;
const MAX_GAP_MS = 5;

const RESET = 'mutation ($email: String!) { requestPasswordReset(email: $email) { isAccepted } }';

const varDir = mkdtempSync(join(tmpdir(), 'tidebox-bench-'));
try {
  const environment = { VAR_DIR: varDir, DEMO: 'off', CAPTCHA: 'off' };
  judge('reset link asked for', await withServer(environment, measure), MAX_GAP_MS);
} finally {
  rmSync(varDir, { recursive: true });
}

async function measure({ url }) {
  const accounts = ATTEMPTS / PER_ACCOUNT;
  for (let index = 0; index < accounts; index++)
    await register(url, `known-${index}@example.com`, callerOf(index));
  return inTurns(ATTEMPTS, (kind, turn) => {
    // Each pair of emails has the same length.
    const name = kind === 'known' ? 'known' : 'other';
    return ask(url, RESET, { email: `${name}-${turn % accounts}@example.com` }, callerOf(turn));
  });
}

/** A new client address for every few rounds: all of 127.0.0.0/8 is this machine (Linux). */
function callerOf(turn) {
  return `127.0.0.${2 + Math.floor(turn / TURNS_PER_CALLER)}`;
}
