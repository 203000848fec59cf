import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './table-changes';

/** Fen that a payment put into the balance. */
export const AddCreditedAmount = addColumn(
  1763900100001,
  'payments',
  'credited_amount',
  'bigint NULL',
);

/** What payments credited before the column was there stands in the ledger. */
export class FillCreditedAmount implements MigrationInterface {
  readonly name = 'Fill_credited_amount_1763900100002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE payments SET credited_amount =
         (SELECT SUM(p.amount) FROM journal_entries e
            JOIN postings p ON p.entry_id = e.id
            JOIN ledger_accounts a ON a.code = p.account_code AND a.user_id IS NOT NULL
           WHERE e.reference_id = payments.id AND e.kind = 'RECHARGE')
        WHERE credited_amount IS NULL`,
    );
  }

  async down(): Promise<void> {
    // The column goes with the migration before.
  }
}
