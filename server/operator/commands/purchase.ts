import type { Command } from 'commander';
import { formatMoney } from '../../kernel/money';
import { purchaseOrder } from '../../modules/orders/public';
import type { CommandRunner } from '../command-runner';
import { priceNote } from '../price-note';

/** `purchase OR…`: marks the items of a paid order as bought (ST-06). */
export function addPurchase(program: Command, run: CommandRunner): void {
  program
    .command('purchase')
    .description('mark the items of a paid order as purchased')
    .argument('<orderNumber>')
    .option('--note <text>', 'what the shopper reads in the timeline', '')
    .action((orderNumber: string, { note }: { note: string }) =>
      run(async (services, by) => {
        const { order, items } = await purchaseOrder(services, by, { orderNumber, note });
        const { number, status } = order;
        const changes = items.flatMap((item) => {
          const words = priceNote(item);
          return words
            ? [`${item.position} ${item.name} ${formatMoney(item.unitPrice)} ${words}`]
            : [];
        });
        return {
          text: [`${number} is ${status}.`, ...changes].join('\n'),
          data: { number, status },
        };
      }),
    );
}
