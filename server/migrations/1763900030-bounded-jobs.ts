import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, isMysql } from './table-changes';

/** A clock that runs counts from one instant, so that an index tells which reminders are due. */
export class CountStorageFromOneInstant implements MigrationInterface {
  readonly name = 'Count_storage_from_one_instant_1763900030001';

  /** Whatever was counted has nothing left to count: it may run twice. */
  async up(runner: QueryRunner): Promise<void> {
    const earlier = isMysql(runner)
      ? 'clock_running_since - INTERVAL storage_elapsed_ms * 1000 MICROSECOND'
      : `strftime('%Y-%m-%d %H:%M:%f', clock_running_since,
           '-' || (storage_elapsed_ms / 1000.0) || ' seconds')`;
    await runner.query(`UPDATE stored_items
      SET clock_running_since = ${earlier}, storage_elapsed_ms = 0
      WHERE clock_running_since IS NOT NULL AND storage_elapsed_ms > 0`);
  }

  /** The two ways of counting come to the same. */
  async down(): Promise<void> {}
}

export const IndexReminders = addIndex(1763900030002, 'stored_items', [
  'last_reminder_days',
  'clock_running_since',
]);

/** What waits for the operator is listed by time, status by status. */
export const IndexOrderWork = addIndex(1763900030003, 'orders', ['status', 'submitted_at']);
