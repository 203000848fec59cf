import type { Command } from 'commander';
import { formatMoney, type Money } from '../../kernel/money';
import {
  confirmRemittance,
  declineRemittance,
  listRemittanceWork,
  type RemittanceWork,
} from '../../modules/payments/public';
import { parseAmount } from '../arguments';
import type { CommandRunner } from '../command-runner';
import type { Table } from '../table';

/** `remittance list|confirm|decline`: reviews the remittances that shoppers reported (RT-26). */
export function addRemittance(program: Command, run: CommandRunner): void {
  const remittance = program.command('remittance').description('confirm or decline remittances');

  remittance
    .command('list')
    .description('remittances to confirm')
    .action(() =>
      run(async (services) => {
        const work = await listRemittanceWork(services);
        return { text: tableOf(work), data: work };
      }),
    );

  remittance
    .command('confirm')
    .description('confirm and credit the remittance')
    .argument('<paymentNumber>')
    .option('--amount <yuan>', 'received amount; default: as announced', parseAmount)
    .action((number: string, { amount }: { amount?: Money }) =>
      run(async (services, by) => {
        const confirmed = await confirmRemittance(services, by, number, amount);
        const { told, credited, isUnclaimed } = confirmed;
        const differs = credited === told ? '' : `, not ${formatMoney(told)} as told`;
        const what = isUnclaimed
          ? 'is unclaimed: the account was deleted; see unclaimed list'
          : `is credited${differs}`;
        const text = `${number}: ${formatMoney(credited)} ${what}.`;
        return { text, data: { number, told, credited, isUnclaimed } };
      }),
    );

  remittance
    .command('decline')
    .description('decline the remittance: the money was not found')
    .argument('<paymentNumber>')
    .requiredOption('--reason <text>', 'what the shopper reads')
    .action((number: string, { reason }: { reason: string }) =>
      run(async (services, by) => {
        await declineRemittance(services, by, number, reason);
        return { text: `${number} is declined.`, data: { number } };
      }),
    );
}

function tableOf(work: readonly RemittanceWork[]): Table {
  return {
    columns: [
      ...['NUMBER', 'AMOUNT', 'REFERENCE', 'EMAIL', 'SENDER', 'COUNTRY', 'CONTROL NUMBER'],
      'RECEIPT',
    ],
    rows: work.map(({ payment, remittance: said, email, reference }) => [
      payment.number,
      formatMoney(payment.amount),
      reference,
      email,
      said.senderName,
      said.senderCountry,
      said.controlNumber,
      said.receiptImageId ?? '',
    ]),
    empty: 'No remittance waits.',
  };
}
