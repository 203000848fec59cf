import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, isMysql } from './table-changes';

/** When the shopper of a fund deleted the account. */
export const AddClosedAt = addColumn(1763900600001, 'ledger_accounts', 'closed_at', (runner) =>
  isMysql(runner) ? 'datetime(3) NULL' : 'datetime NULL',
);

/** Accounts closed before are known by the address they were left with, as `closeUser` writes it. */
const closed = `SELECT id FROM users WHERE email = CONCAT('closed-', LOWER(id), '@account.invalid')`;

/** What was left of accounts that were deleted before: an open fund, and what was typed about orders. */
export class CloseDeletedAccounts implements MigrationInterface {
  readonly name = 'Close_deleted_accounts_1763900600002';

  async up(runner: QueryRunner): Promise<void> {
    const now = isMysql(runner) ? 'UTC_TIMESTAMP(3)' : "strftime('%Y-%m-%d %H:%M:%f', 'now')";
    await runner.query(
      `UPDATE ledger_accounts SET closed_at = ${now} WHERE closed_at IS NULL AND user_id IN (${closed})`,
    );
    await runner.query(
      `UPDATE orders SET fine_photo_note = '', fine_photo_location = '', refund_reason = NULL
        WHERE user_id IN (${closed})`,
    );
    await runner.query(`UPDATE order_items SET remark = '' WHERE user_id IN (${closed})`);
  }

  async down(): Promise<void> {
    // The column goes with the migration before; what was typed is gone for good.
  }
}
