import type { Command } from 'commander';
import {
  currentFreeze,
  liftFreeze,
  verifyLedger,
  verifyRecentLedger,
} from '../../modules/funds/public';
import { emailsOf } from '../../modules/accounts/public';
import type { InvariantResult } from '../../platform/db/invariant';
import type { Services } from '../../platform/services';
import type { CommandResult, CommandRunner } from '../command-runner';
import { drawTable } from '../table';
import { addMends } from './ledger-mends';

/** `ledger verify|lift|mend|confirm|mends`: checks every invariant of the stored data, and corrects a fund. */
export function addLedger(program: Command, run: CommandRunner): void {
  const ledger = program.command('ledger').description('verify the ledger');

  ledger
    .command('verify')
    .description('check all invariants; a broken one freezes payments')
    .option(
      '--full',
      'walk along whole chains, not only along what was booked in the last two days',
    )
    .action(({ full }: { full?: true }) =>
      run(async (services) => {
        const verify = full ? verifyLedger : verifyRecentLedger;
        return report(services, await verify(services));
      }),
    );

  ledger
    .command('lift')
    .description('lift the payment freeze, once all invariants hold')
    .requiredOption('--reason <text>', 'cause and remedy')
    .action(({ reason }: { reason: string }) =>
      run(async (services, by) => report(services, await liftFreeze(services, by, reason))),
    );

  addMends(ledger, run);
}

async function report(
  services: Services,
  results: readonly InvariantResult[],
): Promise<CommandResult> {
  const rows = results.map(({ invariant, violations }) => [
    violations.length === 0 ? 'ok' : 'BROKEN',
    invariant,
    violations.join('; '),
  ]);
  const table = drawTable({ columns: ['RESULT', 'INVARIANT', 'VIOLATIONS'], rows, empty: '' });
  const freeze = await currentFreeze(services);
  const hasFailed = results.some(({ violations }) => violations.length > 0);
  const ledger = hasFailed ? 'The ledger does not hold' : 'The ledger holds';
  const state = freeze
    ? `${ledger}; payments are frozen since ${freeze.frozenAt.toISOString()}.`
    : `${ledger}; payments are not frozen.`;
  const owners = await ownersOf(services, table);
  return { text: [table, ...owners, state].join('\n\n'), data: results, hasFailed };
}

/** An entry names a fund by the id of its shopper, people by their email. */
async function ownersOf({ db }: Services, findings: string): Promise<string[]> {
  const ids = [...findings.matchAll(/\bfund:([\w-]+)/g)].map(([, id]) => id!);
  if (ids.length === 0) return [];
  const emails = [...(await emailsOf(db.read, [...new Set(ids)]))];
  return [emails.map(([id, email]) => `fund:${id} is of ${email}`).join('\n')];
}
