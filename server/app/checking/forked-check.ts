import { fork } from 'node:child_process';
import { extname, join } from 'node:path';
import type { DatabaseLocation } from '../../platform/config';
import type { InvariantCheck, InvariantResult } from '../../platform/db/invariant';

/** The messages to and from the checking process. */
export interface CheckOrder {
  readonly database: DatabaseLocation;
  /** An instant in ISO 8601; null: all rows are checked. */
  readonly since: string | null;
}
export type CheckOutcome = { readonly results: InvariantResult[] } | { readonly problem: string };

/**
 * Checks invariants in a child process, which reads alone: the embedded database answers synchronously, so checking
 * 100,000 orders would keep every request waiting for seconds, and hashing chains takes CPU with any database.
 */
export function forkedCheck(database: DatabaseLocation): InvariantCheck {
  return ({ since, stopping } = {}) =>
    new Promise((resolve, reject) => {
      const child = fork(join(__dirname, `checking-process${extname(__filename)}`), {
        // Under `node --watch` the child shares the loader, but does not watch.
        execArgv: process.execArgv.filter((option) => !option.startsWith('--watch')),
        signal: stopping,
      });
      child.once('message', (outcome: CheckOutcome) => {
        if ('results' in outcome) resolve(outcome.results);
        else reject(new Error(outcome.problem));
        child.disconnect();
      });
      child.once('error', reject);
      child.once('exit', () => reject(new Error('The checking process ended')));
      const order: CheckOrder = { database, since: since?.toISOString() ?? null };
      child.send(order, (error) => error && reject(error));
    });
}
