import type { Command } from 'commander';
import { formatMoney } from '../../kernel/money';
import { listUnclaimed, returnUnclaimed, type UnclaimedMoney } from '../../modules/payments/public';
import type { CommandRunner } from '../command-runner';
import type { Table } from '../table';

/** `unclaimed list|return`: returns money that arrived for deleted accounts. */
export function addUnclaimed(program: Command, run: CommandRunner): void {
  const unclaimed = program
    .command('unclaimed')
    .description('return money received for deleted accounts');

  unclaimed
    .command('list')
    .description('money to return')
    .action(() =>
      run(async (services) => {
        const waiting = await listUnclaimed(services);
        return { text: tableOf(waiting), data: waiting };
      }),
    );

  unclaimed
    .command('return')
    .description('by card: sends it through the gateway; by remittance: you have sent it')
    .argument('<paymentNumber>')
    .option('--by-hand', 'you have sent it otherwise, and have seen at the gateway that it has not')
    .action((number: string, { byHand }: { byHand?: true }) =>
      run(async (services, by) => {
        const { amount } = await returnUnclaimed(services, by, number, { byHand: byHand ?? false });
        return { text: `${number}: ${formatMoney(amount)} went back.`, data: { number, amount } };
      }),
    );
}

function tableOf(waiting: readonly UnclaimedMoney[]): Table {
  return {
    columns: ['NUMBER', 'METHOD', 'AMOUNT', 'BEGUN', "GATEWAY'S REFERENCE"],
    rows: waiting.map(({ payment: { number, method, createdAt }, amount, reference }) => [
      ...[number, method, formatMoney(amount), createdAt.toISOString(), reference ?? ''],
    ]),
    empty: 'Nothing is unclaimed.',
  };
}
