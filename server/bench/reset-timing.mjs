// Whether the time of asking for a reset link tells who has an account: 240 times for known and 240
// for unknown addresses, in turns. Fails when an answer differs or the medians are 5 ms apart.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withServer } from './lib/server.mjs';
import { ask, inTurns, judge, register } from './lib/timing.mjs';

const ATTEMPTS = 240;
/** With the email of registering as many as one address gets in an hour. */
const PER_ACCOUNT = 2;
/** Half of what one client address may ask for in an hour: each turn asks twice. */
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
    // As long as each other, email by email.
    const name = kind === 'known' ? 'known' : 'other';
    return ask(url, RESET, { email: `${name}-${turn % accounts}@example.com` }, callerOf(turn));
  });
}

/** Another client address for every few turns: all of 127.0.0.0/8 is this machine (Linux). */
function callerOf(turn) {
  return `127.0.0.${2 + Math.floor(turn / TURNS_PER_CALLER)}`;
}
