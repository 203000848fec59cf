import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, id, instant, json, key, nullable, primary } from './table-builder';
import { changeSchema } from './table-changes';

export const CreateMessages = createTable(1763710008001, {
  name: 'messages',
  columns: {
    id: primary(id),
    user_id: id,
    kind: key(32),
    target_id: nullable(id),
    params: json,
    created_at: instant,
    read_at: nullable(instant),
  },
  indexes: [
    ['user_id', 'created_at'],
    ['user_id', 'read_at'],
  ],
  references: { user_id: 'users' },
});

/** Which reminder of the end of free storage an item's owner was sent last. */
export class AddLastReminderDays implements MigrationInterface {
  readonly name = 'Add_last_reminder_days_1763710008002';

  /** Plain SQL: TypeORM would build SQLite's whole table anew. */
  async up(runner: QueryRunner): Promise<void> {
    await changeSchema(() =>
      runner.query('ALTER TABLE stored_items ADD COLUMN last_reminder_days int NULL'),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stored_items DROP COLUMN last_reminder_days');
  }
}
