import type { Command } from 'commander';
import { newId } from '../../kernel/ids';
import { formatMoney, type Money } from '../../kernel/money';
import { creditFund } from '../../modules/funds/public';
import { parseAmount } from '../arguments';
import type { CommandRunner } from '../command-runner';

interface Credit {
  readonly remark: string;
  readonly key?: string;
  readonly again?: true;
}

/** `credit ada@example.com 100.00`: money that arrived outside the storefront. */
export function addCredit(program: Command, run: CommandRunner): void {
  program
    .command('credit')
    .description("put money into a shopper's balance")
    .argument('<email>')
    .argument('<amount>', 'in yuan, e.g. 1,234.50', parseAmount)
    .option('--remark <text>', 'what the shopper reads beside the amount', '')
    .option('--key <text>', 'the same key never credits twice')
    .option('--again', 'confirm the same amount again within a day')
    .action((email: string, amount: Money, { remark, key, again }: Credit) =>
      run(async (services, by) => {
        const isAgain = (again ?? false) || key !== undefined;
        const credit = { email, amount, remark, idempotencyKey: key ?? newId(), isAgain };
        const { number, balanceAfter } = await creditFund(services, by, credit);
        return {
          text: `${number}: credited ${formatMoney(amount)}; the balance is ${formatMoney(balanceAfter)}.`,
          data: { number, amount, balanceAfter },
        };
      }),
    );
}
