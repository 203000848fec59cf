import type { Command } from 'commander';
import { approveRefund, declineRefund, refundOrderItem } from '../../modules/orders/public';
import { parseCount } from '../arguments';
import type { CommandRunner } from '../command-runner';

/** `refund approve|decline|item`: answers refund requests, refunds single items (ST-08). */
export function addRefund(program: Command, run: CommandRunner): void {
  const refund = program
    .command('refund')
    .description('answer refund requests, refund single items');

  refund
    .command('approve')
    .description('return what was paid to the balance')
    .argument('<orderNumber>')
    .option('--note <text>', 'what the shopper reads', '')
    .action((orderNumber: string, { note }: { note: string }) =>
      run(async (services, by) => {
        const { number, status } = await approveRefund(services, by, { orderNumber, note });
        return { text: `${number} is ${status}.`, data: { number, status } };
      }),
    );

  refund
    .command('decline')
    .description('decline the refund request')
    .argument('<orderNumber>')
    .requiredOption('--reason <text>', 'what the shopper reads')
    .action((orderNumber: string, { reason }: { reason: string }) =>
      run(async (services, by) => {
        const { number, status } = await declineRefund(services, by, { orderNumber, reason });
        return { text: `${number} is ${status} again.`, data: { number, status } };
      }),
    );

  refund
    .command('item')
    .description('refund one item that the shop cannot deliver')
    .argument('<orderNumber>')
    .argument('<position>', 'place of the item in its order, from 1', parseCount)
    .option('--note <text>', 'what the shopper reads in the timeline', '')
    .action((orderNumber: string, position: number, { note }: { note: string }) =>
      run(async (services, by) => {
        await refundOrderItem(services, by, { orderNumber, position, note });
        return {
          text: `${orderNumber} item ${position} is refunded.`,
          data: { orderNumber, position },
        };
      }),
    );
}
