import type { Command } from 'commander';
import {
  noteCourierNumbers,
  type CourierRow,
  type JudgedRow,
} from '../../modules/purchasing/public';
import type { CommandRunner } from '../command-runner';
import { readText } from '../arguments';
import { drawTable } from '../table';

/** `courier 2026-88120 KX77304190118`: notes under which number a courier brings a purchase. */
export function addCourier(program: Command, run: CommandRunner): void {
  program
    .command('courier')
    .description('note courier numbers of purchases, one or a list; all of them or none')
    .argument('[shopOrderNumber]', "the shop's own number of the purchase")
    .argument('[courierNumber]', 'spaces, hyphens and case do not matter')
    .option('--carrier <name>', 'who brings it')
    .option('--shop <host>', 'where two shops use one number')
    .option('--list <file>', 'lines "order number, courier number", by tab or comma', readText)
    .action(
      (
        shopOrderNumber: string | undefined,
        courierNumber: string | undefined,
        { list, ...more }: { carrier?: string; shop?: string; list?: string },
      ) =>
        run(async (services, by) => {
          const one = {
            shopOrderNumber: shopOrderNumber ?? '',
            courierNumber: courierNumber ?? '',
          };
          const rows = list === undefined ? [{ ...one, ...more }] : rowsOf(list, more);
          const noted = await noteCourierNumbers(services, by, rows);
          const words = noted.isNoted ? `${rows.length} noted.` : 'Nothing was noted.';
          const table = drawTable({
            columns: ['ROW', 'ORDER', 'COURIER NUMBER', 'SHOP', 'STATE', 'NOTED BY'],
            rows: noted.rows.map((row, at) => cellsOf(row, rows[at]!)),
            empty: '',
          });
          return { text: `${table}\n${words}`, data: noted, hasFailed: !noted.isNoted };
        }),
    );
}

function rowsOf(list: string, more: Omit<CourierRow, 'shopOrderNumber' | 'courierNumber'>) {
  const lines = list.split('\n').filter((line) => line.trim());
  return lines.map((line) => {
    const [shopOrderNumber = '', ...rest] = line.trim().split(/[\t,;]/);
    return { shopOrderNumber, courierNumber: rest.join(' '), ...more };
  });
}

function cellsOf(
  { row, outcome, courierNumber, purchase, parcel }: JudgedRow,
  given: CourierRow,
): string[] {
  const state = outcome.toLowerCase().replaceAll('_', ' ');
  const taken = parcel ? `${parcel.notedBy} (${parcel.number})` : '';
  return [
    ...[String(row), given.shopOrderNumber, courierNumber, purchase?.shop ?? ''],
    ...[state, taken],
  ];
}
