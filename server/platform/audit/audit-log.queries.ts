import { And, LessThan, MoreThanOrEqual, type FindOptionsWhere } from 'typeorm';
import type { Period } from '../../kernel/page';
import type { Services } from '../services';
import type { AuditAction } from './audit-actions';
import { AuditEntry } from './audit-entry.entity';

/** Conditions that all hold for the entries of a page; an omitted one lets everything through. */
export interface AuditFilter extends Period {
  /** Id of a person of the staff, or the name of whoever acted, as it was then. */
  readonly actor?: string | undefined;
  readonly action?: AuditAction | undefined;
  /** Id or number of what it was about. */
  readonly subject?: string | undefined;
}

export interface AuditPageRequest {
  readonly filter: AuditFilter;
  readonly first: number;
  /** Begins behind the entry of this number; with the newest if omitted. */
  readonly after?: number | undefined;
}

export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  /** Number of the last entry, for the next page; null if there is none. */
  readonly endCursor: number | null;
}

/** Returns entries of the audit log, newest first. One statement, which reads one more to know whether more follow. */
export async function auditLogPage(
  { db }: Pick<Services, 'db'>,
  { filter, first, after }: AuditPageRequest,
): Promise<AuditPage> {
  const found = await db.read.find(AuditEntry, {
    where: whereOf(filter, after),
    order: { number: 'DESC' },
    take: first + 1,
  });
  const entries = found.slice(0, first);
  return { entries, endCursor: found.length > first ? (entries.at(-1)?.number ?? null) : null };
}

function whereOf(
  { actor, action, subject, from, to }: AuditFilter,
  after: number | undefined,
): FindOptionsWhere<AuditEntry>[] {
  const times = [...(from ? [MoreThanOrEqual(from)] : []), ...(to ? [LessThan(to)] : [])];
  const where: FindOptionsWhere<AuditEntry> = {
    ...(after !== undefined && { number: LessThan(after) }),
    ...(times.length > 0 && { at: And(...times) }),
    ...(action && { action }),
    ...(subject !== undefined && { subjectId: subject }),
  };
  if (actor === undefined) return [where];
  return [
    { ...where, actorId: actor },
    { ...where, actorName: actor },
  ];
}
