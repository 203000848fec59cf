import type { Command } from 'commander';
import { formatMoney } from '../../kernel/money';
import { listOrderWork, refundLeft, type OrderWork } from '../../modules/orders/public';
import { listPackageWork, type PackageWork } from '../../modules/packages/public';
import type { Desk } from '../desk';
import { priceNote } from '../price-note';
import { short } from '../table';

const CELL = 48;

/** `work`: what waits for the operator – to purchase, receive, answer and ship – oldest first. */
export function addWork(program: Command, desk: Desk): void {
  program
    .command('work')
    .description('list what waits for you')
    .action(() =>
      desk(async (services) => {
        const orders = await listOrderWork(services);
        const packages = await listPackageWork(services);
        return {
          text: {
            columns: ['WORK', 'NUMBER', 'POS', 'WHAT', 'DETAILS'],
            rows: [...orders.flatMap(orderRows), ...packages.map(packageRow)],
            empty: 'Nothing waits.',
          },
          data: { orders, packages },
        };
      }),
    );
}

function orderRows({ work, order, items }: OrderWork): string[][] {
  if (work === 'ANSWER_REFUND') {
    const reason = short(order.refundReason ?? '', CELL);
    return [['answer refund', order.number, '', formatMoney(refundLeft(order)), reason]];
  }
  return items.map((item) => [
    work.toLowerCase(),
    order.number,
    String(item.position),
    short(item.name, CELL),
    work === 'PURCHASE'
      ? [`${item.quantity} × ${formatMoney(item.unitPrice)}`, item.url, priceNote(item)]
          .join(' ')
          .trim()
      : short(item.specification, CELL),
  ]);
}

function packageRow({ number, deliveryMethod, chargeableGrams, address }: PackageWork): string[] {
  const to = `${address.city}, ${address.countryCode}`;
  return ['ship', number, '', `${deliveryMethod}, ${chargeableGrams} g`, short(to, CELL)];
}
