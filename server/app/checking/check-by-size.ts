import type { InvariantCheck } from '../../platform/db/invariant';
import type { Services } from '../../platform/services';

/** Number of postings, and of audit log entries, up to which a check keeps requests waiting for less than a page does. */
const SMALL = 1_000;

interface Checks {
  readonly inThisProcess: InvariantCheck;
  readonly inAnother: InvariantCheck;
  /** Number of postings, and of audit log entries, up to which this process checks. */
  readonly upTo?: number;
}

/**
 * Checks a small ledger in this process, any other in one of its own: at the demo's 36 postings a check takes 10 ms,
 * while starting a process takes over 2 s of CPU (decision 47).
 */
export function checkBySize(
  { db }: Pick<Services, 'db'>,
  { inThisProcess, inAnother, upTo = SMALL }: Checks,
): InvariantCheck {
  return async (options) => {
    const beyond = await db.read.query<unknown[]>(
      `SELECT id FROM (SELECT id FROM postings LIMIT 1 OFFSET ${upTo}) beyond
        UNION ALL SELECT id FROM audit_head WHERE number > ${upTo}`,
    );
    return (beyond.length === 0 ? inThisProcess : inAnother)(options);
  };
}
