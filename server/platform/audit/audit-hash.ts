import { createHash } from 'node:crypto';
import type { AuditEntry } from './audit-entry.entity';

/** Returns the hash of an entry, which covers every column and the hash of the entry before. */
export function hashOfEntry(entry: Omit<AuditEntry, 'hash'>): string {
  const { number, at, actorKind, actorId, actorName, sessionId, station } = entry;
  const { action, subjectKind, subjectId, before, after, reason, requestId, formerHash } = entry;
  const covered = [
    ...[number, at.toISOString(), actorKind, actorId, actorName, sessionId, station],
    ...[action, subjectKind, subjectId, before, after, reason, requestId, formerHash],
  ];
  return createHash('sha256').update(JSON.stringify(covered)).digest('hex');
}
