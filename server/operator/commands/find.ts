import type { Command } from 'commander';
import { formatMoney } from '../../kernel/money';
import { findAnything, type Found } from '../../modules/fulfilment/public';
import { findMoney, type FoundMoney } from '../../modules/payments/public';
import type { CommandRunner } from '../command-runner';
import type { Table } from '../table';

/** `find JD0146000`: finds an order, a package, a shopper or a payment by any known data. */
export function addFind(program: Command, run: CommandRunner): void {
  program
    .command('find')
    .description(
      'orders, packages and shoppers by number, tracking number, email, phone, name, or a part of them; payments and ' +
        "credits by number (PY…, FR…), a credit's key or the gateway's reference",
    )
    .argument('<words...>', 'what is known')
    .action((words: string[]) =>
      run(async (services) => {
        const sought = words.join(' ');
        const things = await findAnything(services, sought);
        const data = { ...things, ...(await findMoney(services, sought)) };
        return { text: tableOf(data), data };
      }),
    );
}

function tableOf({ shoppers, orders, packages, payments, records }: Found & FoundMoney): Table {
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
      ...payments.map(({ number, status, email, targetKind, method, amount, reference }) => [
        ...['payment', number, status, email],
        [targetKind, method, formatMoney(amount), reference].filter(Boolean).join(' '),
      ]),
      ...records.map(({ number, type, email, amount, at, remark }) => [
        ...['record', number, type, email],
        `${formatMoney(amount)} ${at.toISOString().slice(0, 16)}Z ${remark}`.trim(),
      ]),
    ],
    empty: 'Nothing is found.',
  };
}
