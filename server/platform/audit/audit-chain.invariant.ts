import { setImmediate as othersTurn } from 'node:timers/promises';
import { Between, MoreThan, type EntityManager } from 'typeorm';
import { MAX_VIOLATIONS, violationsIn, type Invariant } from '../db/invariant';
import { AuditEntry, AuditHead } from './audit-entry.entity';
import { hashOfEntry } from './audit-hash';

const BATCH = 500;
const FIRST_HASH = '0'.repeat(64);

/** One statement sees one moment, so what is appended meanwhile is not among them. */
const BEHIND_THE_END =
  'SELECT log.number AS entry_behind_the_end FROM audit_log log JOIN audit_head head ON log.number > head.number';

/** Nothing of the log was altered, left out or added behind its back. Money is right or says so itself. */
export const everyAuditEntryGoesOn: Invariant = {
  name: 'every entry of the audit log goes on from the one before',
  freezesPayments: false,
  findViolations: (em) => walk(em, { number: 0, hash: FIRST_HASH }),
  async findSince(em, since) {
    const [last] = await em.find(AuditEntry, {
      where: { at: MoreThan(since) },
      order: { at: 'ASC', number: 'ASC' },
      take: 1,
    });
    if (!last) return [];
    const before = await em.findOneBy(AuditEntry, { number: last.number - 1 });
    return walk(em, before ?? { number: 0, hash: FIRST_HASH });
  },
};

/** It may run while staff work: the end is read before the entries, and later ones are left to the next run. */
async function walk(em: EntityManager, from: Pick<AuditEntry, 'number' | 'hash'>) {
  const violations = await violationsIn(em, BEHIND_THE_END);
  const head = await em.findOneByOrFail(AuditHead, { id: 1 });
  let last = from;
  while (last.number < head.number && violations.length < MAX_VIOLATIONS) {
    const number = Between(last.number + 1, head.number);
    const entries = await em.find(AuditEntry, {
      where: { number },
      order: { number: 'ASC' },
      take: BATCH,
    });
    if (entries.length === 0) return [...violations, `entry ${last.number + 1} is missing`];
    for (const entry of entries) {
      const violation = breakBetween(last, entry);
      if (violation) violations.push(violation);
      last = entry;
    }
    // The embedded database never leaves the event loop to a request by itself.
    await othersTurn();
  }
  if (last.number === head.number && last.hash !== head.hash)
    violations.push(`the end of the log is not its last entry, ${last.number}`);
  return violations;
}

function breakBetween(last: Pick<AuditEntry, 'number' | 'hash'>, entry: AuditEntry): string | null {
  if (entry.number !== last.number + 1) return `entry ${last.number + 1} is missing`;
  const isWhole = entry.formerHash === last.hash && entry.hash === hashOfEntry(entry);
  return isWhole ? null : `entry ${entry.number} is not as it was written`;
}
