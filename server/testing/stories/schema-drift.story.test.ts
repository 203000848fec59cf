import { Column, Entity, PrimaryColumn } from 'typeorm';
import { locateDatabase } from '../../platform/config';
import { CodeColumn, FlagColumn, IdColumn, IntColumn, RefColumn } from '../../platform/db/columns';
import { openDatabase } from '../../platform/db/open-database';
import { findSchemaDrift } from '../schema-drift';
import { openTestDatabase, urlOf, type TestDatabase } from '../test-database';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(async () => {
  await test.db.close();
  await test.drop();
});

/** The table as it is not: a longer kind, a reference that must be, another type, a stranger. */
@Entity('journal_entries')
class SpoiledEntry {
  @IdColumn() id!: string;
  @CodeColumn(21) kind!: string;
  @CodeColumn(80) idempotencyKey!: string;
  @RefColumn() referenceId!: string;
  @IntColumn() createdAt!: number;
  @FlagColumn() isHeavy!: boolean;
}

@Entity('dreams')
class Dream {
  @PrimaryColumn({ type: 'varchar', length: 26 }) id!: string;
  @Column({ type: 'varchar', length: 10 }) colour!: string;
}

describe('The entities and the migrated tables', () => {
  it('agree on every column: name, type, length, nullability', async () => {
    expect(await findSchemaDrift(test.db.owner)).toEqual([]);
  });

  it('are told apart where they do not', async () => {
    const spoiled = await openDatabase(locateDatabase(urlOf(test.db)), {
      entities: [SpoiledEntry, Dream],
      migrations: [],
    });
    const drift = await findSchemaDrift(spoiled.owner);
    await spoiled.close();
    const instant = test.db.engine === 'mysql' ? 'instant(3)' : 'instant';
    expect(drift.filter((line) => !line.endsWith('no entity'))).toEqual([
      'journal_entries.kind text(21) (entity alone)',
      'journal_entries.reference_id text(26) (entity alone)',
      'journal_entries.created_at int (entity alone)',
      'journal_entries.is_heavy boolean (entity alone)',
      'journal_entries.kind text(20) (table alone)',
      'journal_entries.reference_id text(26) null (table alone)',
      `journal_entries.created_at ${instant} (table alone)`,
      'journal_entries.fund_code text(40) null (table alone)',
      'journal_entries.chain_position int null (table alone)',
      'journal_entries.previous_hash text(64) null (table alone)',
      'journal_entries.hash text(64) null (table alone)',
      'journal_entries.total_records int (table alone)',
      ...['incoming', 'outgoing', 'goods', 'shipping', 'storage', 'fees'].map(
        (name) => `journal_entries.total_${name} bigint (table alone)`,
      ),
      'dreams: no table',
    ]);
    expect(drift).toContain('orders: no entity');
  });
});
