import type { Database } from '../../platform/db/database';
import type { Template } from './build-template';
import { copyShopper } from './copy-shopper';
import { bulkInsert, copied } from './table-rows';

/** Rows come table by table, and what they refer to may come later. */
const unchecked = {
  mysql: 'SET foreign_key_checks = 0, unique_checks = 0',
  sqlite: 'PRAGMA defer_foreign_keys = ON',
};
/** `unchecked` holds for the connection, which others use after us. */
const checked = {
  mysql: 'SET foreign_key_checks = 1, unique_checks = 1',
  sqlite: 'PRAGMA defer_foreign_keys = OFF',
};

interface SeedOptions {
  readonly first: number;
  readonly count: number;
  /** Rows per shopper. */
  readonly orders: number;
}

/** Inserts shoppers like the one of the template in one transaction; returns the number of rows. */
export function insertShoppers(
  db: Database,
  template: Template,
  { first, count, orders }: SeedOptions,
): Promise<number> {
  const shoppers = Array.from({ length: count }, (_, at) =>
    copyShopper(template, first + at, orders),
  );
  return db.transaction(async (tx) => {
    await tx.query(unchecked[db.engine]);
    let inserted = 0;
    for (const entity of copied) {
      const rows = shoppers.flatMap((tables) => tables.get(entity) ?? []);
      await bulkInsert(tx, entity, rows);
      inserted += rows.length;
    }
    await tx.query(checked[db.engine]);
    return inserted;
  });
}
