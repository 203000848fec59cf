import { MoreThan, type EntityManager } from 'typeorm';
import { MAX_VIOLATIONS, type Invariant } from '../db/invariant';
import { AuditEntry, AuditHead } from './audit-entry.entity';
import { hashOfEntry } from './audit-hash';

const BATCH = 500;
const FIRST_HASH = '0'.repeat(64);

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

async function walk(em: EntityManager, from: Pick<AuditEntry, 'number' | 'hash'>) {
  const violations: string[] = [];
  // Read first: what is appended meanwhile is beyond it.
  const head = await em.findOneByOrFail(AuditHead, { id: 1 });
  let last = from;
  while (last.number < head.number && violations.length < MAX_VIOLATIONS) {
    const where = { number: MoreThan(last.number) };
    const entries = await em.find(AuditEntry, { where, order: { number: 'ASC' }, take: BATCH });
    for (const entry of entries) {
      if (entry.number !== last.number + 1) violations.push(`entry ${last.number + 1} is missing`);
      else if (entry.formerHash !== last.hash || entry.hash !== hashOfEntry(entry))
        violations.push(`entry ${entry.number} is not as it was written`);
      last = entry;
    }
    if (entries.length === 0) {
      violations.push(`entry ${last.number + 1} is missing`);
      break;
    }
  }
  return violations;
}
