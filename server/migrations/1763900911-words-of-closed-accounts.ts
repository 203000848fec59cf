import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts that were deleted are known by the address they were left with, as `closeUser` writes it. */
const closed = `SELECT id FROM users WHERE email = CONCAT('closed-', LOWER(id), '@account.invalid')`;

/** Empties what deleted accounts left behind: the words of a timeline, and why a price was corrected. */
export class EmptyWordsOfClosedAccounts implements MigrationInterface {
  readonly name = 'Empty_words_of_closed_accounts_1763900911001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE order_events SET note = ''
        WHERE order_id IN (SELECT id FROM orders WHERE user_id IN (${closed}))`,
    );
    await runner.query(
      `UPDATE order_items SET price_change_reason = '' WHERE user_id IN (${closed})`,
    );
  }

  async down(): Promise<void> {
    // What was typed is gone for good.
  }
}
