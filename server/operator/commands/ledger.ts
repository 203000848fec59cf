import type { Command } from 'commander';
import { checkInvariants } from '../../app/check-invariants';
import type { Desk } from '../desk';

/** `ledger verify`: checks every invariant about the stored data; exit code 1 where one is broken. */
export function addLedger(program: Command, desk: Desk): void {
  program
    .command('ledger')
    .description('look after the ledger')
    .command('verify')
    .description('check that no money was made or lost')
    .action(() =>
      desk(async (services) => {
        const results = await checkInvariants(services);
        const rows = results.map(({ invariant, violations }) => [
          violations.length === 0 ? 'ok' : 'BROKEN',
          invariant,
          violations.join('; '),
        ]);
        const isBad = results.some(({ violations }) => violations.length > 0);
        const text = { columns: ['RESULT', 'INVARIANT', 'VIOLATIONS'], rows, empty: '' };
        return { text, data: results, isBad };
      }),
    );
}
