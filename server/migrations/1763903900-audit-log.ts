import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  bigint,
  createTable,
  id,
  instant,
  int,
  key,
  longText,
  nullable,
  primary,
  text,
} from './table-builder';

/** Who of the staff did what: appended in the transaction of each change, as an unbroken chain. */
export const CreateAuditLog = createTable(1763903900001, {
  name: 'audit_log',
  columns: {
    number: primary(bigint),
    at: instant,
    actor_kind: key(10),
    actor_id: nullable(id),
    actor_name: text(80),
    session_id: nullable(id),
    station: nullable(text(40)),
    action: key(40),
    subject_kind: key(20),
    subject_id: key(64),
    before: nullable(longText),
    after: nullable(longText),
    reason: nullable(text(200)),
    request_id: nullable(key(64)),
    former_hash: key(64),
    hash: key(64),
  },
  indexes: [['at'], ['actor_id', 'number'], ['subject_id', 'number'], ['action', 'number']],
});

export const CreateAuditHead = createTable(1763903900002, {
  name: 'audit_head',
  columns: { id: primary(int), number: bigint, hash: key(64) },
});

/** The chain begins with a hash of zeros. */
export class BeginAuditChain1763903900003 implements MigrationInterface {
  readonly name = 'BeginAuditChain_1763903900003';

  async up(runner: QueryRunner): Promise<void> {
    const found = (await runner.query('SELECT id FROM audit_head')) as unknown[];
    if (found.length === 0)
      await runner.query('INSERT INTO audit_head (id, number, hash) VALUES (1, 0, ?)', [
        '0'.repeat(64),
      ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM audit_head');
  }
}
