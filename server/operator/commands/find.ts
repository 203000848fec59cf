import type { Command } from 'commander';
import { findAnything, type Found } from '../../modules/fulfilment/public';
import type { CommandRunner } from '../command-runner';
import type { Table } from '../table';

/** `find JD0146000`: an order, a package or a shopper by whatever is known of them. */
export function addFind(program: Command, desk: CommandRunner): void {
  program
    .command('find')
    .description('orders, packages and shoppers by number, tracking number, email, phone or name')
    .argument('<words...>', 'or a part of them')
    .action((words: string[]) =>
      desk(async (services) => {
        const data = await findAnything(services, words.join(' '));
        return { text: tableOf(data), data };
      }),
    );
}

function tableOf({ shoppers, orders, packages }: Found): Table {
  return {
    columns: ['FOUND', 'NUMBER', 'STATUS', 'EMAIL', 'ABOUT'],
    rows: [
      ...shoppers.map(({ email, nickname }) => ['shopper', '', '', email, nickname ?? '']),
      ...orders.map(({ number, status, email, contactName }) => [
        ...['order', number, status, email, contactName],
      ]),
      ...packages.map(({ number, status, email, carrier, trackingNumber }) => [
        ...['package', number, status, email, `${carrier ?? ''} ${trackingNumber ?? ''}`.trim()],
      ]),
    ],
    empty: 'Nothing is found.',
  };
}
