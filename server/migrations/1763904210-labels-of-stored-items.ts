import { randomInt } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { codeKinds, writeCode } from '../kernel/scan-code';
import { addIndex, unlessThere } from './table-changes';

const BATCH = 500;

/** What lies in the warehouse already gets a label; what has left needs none. */
export class LabelStoredItems implements MigrationInterface {
  readonly name = 'LabelStoredItems_1763904210001';

  async up(runner: QueryRunner): Promise<void> {
    for (;;) {
      const items = (await runner.query(
        `SELECT stored.id AS id FROM stored_items stored
          INNER JOIN order_items item ON item.id = stored.order_item_id
           AND item.status IN ('ARRIVED', 'PACKED')
           LEFT JOIN item_labels label ON label.stored_item_id = stored.id
          WHERE label.stored_item_id IS NULL LIMIT ${BATCH}`,
      )) as { id: string }[];
      if (items.length === 0) return;
      // A code that is taken is left to the next round, which draws another.
      await runner.query(
        `INSERT INTO item_labels (stored_item_id, code, copies)
          VALUES ${items.map(() => '(?, ?, 0)').join(', ')} ${unlessThere(runner, 'code')}`,
        items.flatMap(({ id }) => [id, writeCode('item', randomInt(10 ** codeKinds.item.figures))]),
      );
    }
  }

  /** The table goes with its own migration. */
  async down(): Promise<void> {}
}

/** Items whose free storage has ended are listed, the oldest first. */
export const IndexOverdueStorage = addIndex(1763904210002, 'stored_items', ['clock_running_since']);
