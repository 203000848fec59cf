import type { EntityManager, ObjectLiteral, ObjectType } from 'typeorm';
import { entities } from '../../app/modules';
import { AccountToken } from '../../modules/accounts/links/account-token.entity';
import { Address } from '../../modules/addresses/address.entity';
import { ItemLabel } from '../../modules/warehouse/shelves/shelf.entity';
import { AuditEntry, AuditHead } from '../../platform/audit/audit-entry.entity';
import { PublishedChange } from '../../platform/changes/published-change.entity';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.entity';
import { OutboxMessage } from '../../platform/queue/outbox-message.entity';

export type Entity = ObjectType<ObjectLiteral>;
export type TableRows = ReadonlyMap<Entity, readonly ObjectLiteral[]>;

/**
 * Nothing waits to be sent, no link is out, the audit log is one chain, each label has a code of its own; and a shopper
 * has 20 addresses at the most.
 */
const leftOut: readonly Entity[] = [
  OutboxMessage,
  PublishedChange,
  AccountToken,
  IdempotencyKey,
  Address,
  AuditEntry,
  AuditHead,
  ItemLabel,
];
export const copied: readonly Entity[] = entities.filter((entity) => !leftOut.includes(entity));

/** All rows of the copied tables in the order in which they were written, as their ids sort. */
export async function readTables(em: EntityManager): Promise<TableRows> {
  const tables = new Map<Entity, ObjectLiteral[]>();
  for (const entity of copied) {
    const keys = em.connection.getMetadata(entity).primaryColumns;
    const order = Object.fromEntries(keys.map(({ propertyName }) => [propertyName, 'ASC']));
    tables.set(entity, await em.find(entity, { order }));
  }
  return tables;
}

/** The rows of `after` whose keys `before` does not have. */
export function addedRows(em: EntityManager, before: TableRows, after: TableRows): TableRows {
  const added = new Map<Entity, ObjectLiteral[]>();
  for (const [entity, rows] of after) {
    const metadata = em.connection.getMetadata(entity);
    const keyOf = (row: ObjectLiteral) => JSON.stringify(metadata.getEntityIdMap(row));
    const known = new Set(before.get(entity)?.map(keyOf));
    const its = rows.filter((row) => !known.has(keyOf(row)));
    if (its.length > 0) added.set(entity, its);
  }
  return added;
}

/** Below what SQLite binds in one statement (32,766), and small enough to be parsed quickly. */
const MAX_VALUES = 8_000;

/**
 * Inserts whole rows by statements of many rows each, with the converters of the entity's columns and
 * without anything else that TypeORM does for an entity: ten times as fast as `insert`.
 */
export async function bulkInsert(
  em: EntityManager,
  entity: Entity,
  rows: readonly ObjectLiteral[],
): Promise<void> {
  const { driver } = em.connection;
  const { columns, tableName } = em.connection.getMetadata(entity);
  const names = columns.map(({ databaseName }) => databaseName).join(', ');
  const places = `(${columns.map(() => '?').join(', ')})`;
  const atOnce = Math.floor(MAX_VALUES / columns.length);
  for (let from = 0; from < rows.length; from += atOnce) {
    const part = rows.slice(from, from + atOnce);
    const values = part.flatMap((row) =>
      columns.map((column): unknown =>
        driver.preparePersistentValue(column.getEntityValue(row), column),
      ),
    );
    const all = part.map(() => places).join(', ');
    await em.query(`INSERT INTO ${tableName} (${names}) VALUES ${all}`, values);
  }
}
