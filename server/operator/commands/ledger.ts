import type { Command } from 'commander';
import {
  currentFreeze,
  liftFreeze,
  verifyLedger,
  verifyRecentLedger,
} from '../../modules/funds/public';
import type { InvariantResult } from '../../platform/db/invariant';
import type { Services } from '../../platform/services';
import type { Answer, CommandRunner } from '../command-runner';
import { drawTable } from '../table';

/** `ledger verify|lift`: checks every invariant about the stored data; exit code 1 where one is broken. */
export function addLedger(program: Command, desk: CommandRunner): void {
  const ledger = program.command('ledger').description('look after the ledger');

  ledger
    .command('verify')
    .description('check that no money was made or lost; what is broken freezes payments')
    .option(
      '--full',
      'walk along whole chains, not only along what was booked in the last two days',
    )
    .action(({ full }: { full?: true }) =>
      desk(async (services) => {
        const verify = full ? verifyLedger : verifyRecentLedger;
        return report(services, await verify(services));
      }),
    );

  ledger
    .command('lift')
    .description('let shoppers pay again, once nothing is broken any more')
    .requiredOption('--reason <text>', 'what was wrong, and what was done')
    .action(({ reason }: { reason: string }) =>
      desk(async (services) => report(services, await liftFreeze(services, reason))),
    );
}

async function report(services: Services, results: readonly InvariantResult[]): Promise<Answer> {
  const rows = results.map(({ invariant, violations }) => [
    violations.length === 0 ? 'ok' : 'BROKEN',
    invariant,
    violations.join('; '),
  ]);
  const table = drawTable({ columns: ['RESULT', 'INVARIANT', 'VIOLATIONS'], rows, empty: '' });
  const freeze = await currentFreeze(services);
  const state = freeze
    ? `Payments are frozen since ${freeze.frozenAt.toISOString()}.`
    : 'Shoppers can pay.';
  const isBad = results.some(({ violations }) => violations.length > 0);
  return { text: `${table}\n\n${state}`, data: results, isBad };
}
