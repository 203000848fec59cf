import { setPriority } from 'node:os';
import 'reflect-metadata';
import { openDatabase } from '../../platform/db/open-database';
import { entities } from '../modules';
import { checkInvariants } from './check-invariants';
import type { CheckOrder, CheckOutcome } from './forked-check';

/** Requests come first where the two share a core. */
const LOW_PRIORITY = 10;

/** The process that `forkedCheck` starts: it receives one order, reads the database and sends the results. */
process.once('message', ({ database, since }: CheckOrder) => {
  setPriority(LOW_PRIORITY);
  const answer = (outcome: CheckOutcome) => process.send?.(outcome);
  check(database, since ? new Date(since) : undefined).then(
    (results) => answer({ results }),
    (error: unknown) => answer({ problem: String(error) }),
  );
});
// The server has what it asked for, or has gone; nothing was begun that would have to be ended.
process.once('disconnect', () => process.exit());
// A Ctrl-C that reaches both is the server's to act on.
process.on('SIGINT', () => undefined);

async function check(database: CheckOrder['database'], since: Date | undefined) {
  const db = await openDatabase(database, { entities, migrations: [] }, { isGuarded: false });
  return checkInvariants({ db }, since && { since });
}
