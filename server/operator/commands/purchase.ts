import { InvalidArgumentError, type Command } from 'commander';
import { formatMoney, type Money } from '../../kernel/money';
import { purchaseOrder } from '../../modules/purchasing/public';
import { parseAmount, parseCount } from '../arguments';
import type { CommandRunner } from '../command-runner';
import { priceNote } from '../price-note';

interface Bought {
  readonly note: string;
  readonly items?: readonly number[];
  readonly shopOrder?: string;
  readonly paid?: Money;
}

/** `purchase OR… --items 1,3 --shop-order 88120 --paid 314`: marks items of a paid order as bought (ST-06). */
export function addPurchase(program: Command, run: CommandRunner): void {
  program
    .command('purchase')
    .description('mark the items of a paid order as purchased, all that are left or some')
    .argument('<orderNumber>')
    .option('--items <positions>', 'places of the items in the order, e.g. 1,3', parsePositions)
    .option('--shop-order <number>', "the shop's own number; the shopper never sees it")
    .option('--paid <yuan>', 'price of the goods; default: what the shopper paid', parseAmount)
    .option('--note <text>', 'what the shopper reads in the timeline', '')
    .action((orderNumber: string, { note, items: positions, shopOrder, paid }: Bought) =>
      run(async (services, by) => {
        const bought = { orderNumber, note, positions };
        const given = { ...bought, shopOrderNumber: shopOrder, goodsPaid: paid };
        const { order, items } = await purchaseOrder(services, by, given);
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

function parsePositions(text: string): number[] {
  if (!/^\d{1,4}(,\d{1,4}){0,199}$/.test(text))
    throw new InvalidArgumentError('Expected places like 1,3.');
  return text.split(',').map(parseCount);
}
