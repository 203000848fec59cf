import type { Command } from 'commander';
import { purchaseOrder } from '../../modules/orders/purchase-order';
import type { Desk } from '../desk';

/** `purchase OR…`: the items of a paid order were bought (ST-06). */
export function addPurchase(program: Command, desk: Desk): void {
  program
    .command('purchase')
    .description('say that the items of a paid order were bought')
    .argument('<orderNumber>')
    .option('--note <text>', 'what the shopper reads in the timeline', '')
    .action((orderNumber: string, { note }: { note: string }) =>
      desk(async (services) => {
        const { number, status } = await purchaseOrder(services, { orderNumber, note });
        return { text: `${number} is ${status}.`, data: { number, status } };
      }),
    );
}
