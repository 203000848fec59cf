import { Option, type Command } from 'commander';
import { DomainError } from '../../kernel/errors';
import { formatMoney } from '../../kernel/money';
import { findUserIdByEmail } from '../../modules/accounts/public';
import {
  confirmMend,
  listMends,
  mendKeeps,
  proposeMend,
  systemAccounts,
  type LedgerMend,
  type MendKeeps,
  type SystemAccount,
} from '../../modules/funds/public';
import type { Services } from '../../platform/services';
import type { CommandRunner } from '../command-runner';

interface Proposal {
  readonly keep: MendKeeps;
  readonly against: SystemAccount;
  readonly reason: string;
  readonly by: string;
}

/** `ledger mend|confirm|mends`: two persons correct a fund whose balance differs from its postings. */
export function addMends(ledger: Command, run: CommandRunner): void {
  ledger
    .command('mend')
    .description('propose the entry that corrects a fund; another person confirms it')
    .argument('<fund>', 'as `ledger verify` names it (fund:…), or the email of the shopper')
    .addOption(
      new Option('--keep <figure>', 'the figure that is right: what was booked, or the balance')
        .choices(mendKeeps)
        .makeOptionMandatory(),
    )
    .addOption(
      new Option('--against <account>', 'where the difference is booked if the balance is right')
        .choices(systemAccounts)
        .default('gateway-clearing'),
    )
    .requiredOption('--reason <text>', 'cause and proof')
    .requiredOption('--by <name>', 'your name')
    .action((fund: string, proposal: Proposal) =>
      run(async (services, by) => {
        const userId = await ownerOf(services, fund);
        const { keep: keeps, against, reason, by: proposedBy } = proposal;
        const mend = await proposeMend(services, by, {
          userId,
          keeps,
          against,
          reason,
          proposedBy,
        });
        const next = `Nothing is booked yet. Another person: ledger confirm ${mend.number} --by NAME`;
        return { text: `${inWords(mend)}\n${next}`, data: mend };
      }),
    );

  ledger
    .command('confirm')
    .description('book a proposed correction, by another person')
    .argument('<mend>', 'its number, LM…')
    .requiredOption('--by <name>', 'your name')
    .action((number: string, { by: name }: { by: string }) =>
      run(async (services, by) => {
        const mend = await confirmMend(services, by, number, name);
        return { text: inWords(mend), data: mend };
      }),
    );

  ledger
    .command('mends')
    .description('list the corrections, proposed and confirmed')
    .action(() =>
      run(async (services) => {
        const mends = await listMends(services);
        const text = mends.map(inWords).join('\n') || 'No fund was ever corrected.';
        return { text, data: mends };
      }),
    );
}

async function ownerOf({ db }: Services, fund: string): Promise<string> {
  if (fund.startsWith('fund:')) return fund.slice('fund:'.length);
  const userId = await findUserIdByEmail(db.read, fund);
  if (!userId) throw new DomainError('NOT_FOUND');
  return userId;
}

function inWords(mend: LedgerMend): string {
  const { number, fundCode, keeps, against, balance, booked, reason } = mend;
  const from = `${fundCode}: the balance was ${formatMoney(balance)}, booked ${formatMoney(booked)}`;
  const to =
    keeps === 'postings'
      ? `it becomes ${formatMoney(booked)}`
      : `it stays, the difference goes against ${against}`;
  return `${number}: ${from}; ${to}. ${reason} (${signatures(mend)}).`;
}

function signatures({ proposedBy, confirmedBy, confirmedAt, openFor }: LedgerMend): string {
  if (confirmedAt)
    return `proposed by ${proposedBy}, confirmed by ${confirmedBy} at ${confirmedAt.toISOString()}`;
  return openFor
    ? `proposed by ${proposedBy}, not confirmed`
    : `proposed by ${proposedBy}, replaced`;
}
