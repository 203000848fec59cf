import type { Command } from 'commander';
import { formatMoney } from '../../kernel/money';
import {
  confirmWithdrawal,
  declineWithdrawal,
  listWithdrawalWork,
  type Destination,
  type WithdrawalWork,
} from '../../modules/payments/public';
import type { CommandRunner } from '../command-runner';
import type { Table } from '../table';

/** `withdrawal list|confirm|decline`: answers requests for the return of balance. */
export function addWithdrawal(program: Command, run: CommandRunner): void {
  const withdrawal = program
    .command('withdrawal')
    .description('send withdrawals by the method the money came by');

  withdrawal
    .command('list')
    .description('withdrawals to confirm or send')
    .action(() =>
      run(async (services) => {
        const work = await listWithdrawalWork(services);
        return { text: tableOf(work), data: work };
      }),
    );

  withdrawal
    .command('confirm')
    .description('by card: sends it through the gateway; by remittance: you have sent it')
    .argument('<withdrawalNumber>')
    .option('--by-hand', 'you have sent it otherwise, and have seen at the gateway that it has not')
    .action((number: string, { byHand }: { byHand?: true }) =>
      run(async (services, by) => {
        const { status } = await confirmWithdrawal(services, by, number, {
          byHand: byHand ?? false,
        });
        return { text: `${number} is ${status}.`, data: { number, status } };
      }),
    );

  withdrawal
    .command('decline')
    .description('decline the withdrawal and release the balance')
    .argument('<withdrawalNumber>')
    .requiredOption('--reason <text>', 'what the shopper reads')
    .action((number: string, { reason }: { reason: string }) =>
      run(async (services, by) => {
        await declineWithdrawal(services, by, number, reason);
        return { text: `${number} is declined.`, data: { number } };
      }),
    );
}

/** Returns `¥20.00 to Ada Lovelace, GB (PY1)`, and for a card `¥20.00 to the card of PY1`. */
function inWords({ amount, paymentNumber, senderName, senderCountry }: Destination): string {
  const to =
    senderName === null
      ? `the card of ${paymentNumber}`
      : `${senderName}, ${senderCountry} (${paymentNumber})`;
  return `${formatMoney(amount)} to ${to}`;
}

function tableOf(work: readonly WithdrawalWork[]): Table {
  return {
    columns: ['NUMBER', 'STATUS', 'METHOD', 'AMOUNT', 'EMAIL', 'ASKED', 'BACK TO'],
    rows: work.map(({ number, status, method, amount, email, requestedAt, destinations }) => [
      ...[number, status, method, formatMoney(amount), email, requestedAt.toISOString()],
      destinations.map(inWords).join('; '),
    ]),
    empty: 'No withdrawal waits.',
  };
}
