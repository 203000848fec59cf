import type { EntityManager } from 'typeorm';
import type { Actor } from '../../kernel/actor';
import { storableText } from '../../kernel/storable-text';
import { forUpdate } from '../db/locks';
import { auditActions, type AuditAction } from './audit-actions';
import { AuditEntry, AuditHead } from './audit-entry.entity';
import { hashOfEntry } from './audit-hash';
import type { Figures } from './figures';

export { auditActions, type AuditAction } from './audit-actions';
export type { AuditEntry } from './audit-entry.entity';
export { auditLogPage } from './audit-log.queries';
export { changedFigures, type Figures } from './figures';

/** An action as its use case tells it. */
export interface RecordedAction {
  readonly action: AuditAction;
  /** Id or number of what it was about, of the kind that the action has. */
  readonly subject: string;
  readonly before?: Figures;
  readonly after?: Figures;
  /** The reason that whoever acted gave; the first 200 characters are kept. */
  readonly reason?: string | null;
}

const HEAD = 1;
/** Reasons that shoppers read are longer at times, and stored whole where they read them. */
const MAX_REASON = 200;

/**
 * Appends an action to the audit log in the transaction of its change: no entry, no change (decision 172). It locks
 * the end of the chain until the transaction ends, so call it last. Three statements.
 */
export async function recordAction(
  tx: EntityManager,
  by: Actor,
  { action, subject, before, after, reason }: RecordedAction,
  at: Date,
): Promise<void> {
  const head = await tx.findOneOrFail(AuditHead, { where: { id: HEAD }, ...forUpdate(tx) });
  const number = head.number + 1;
  const entry = {
    ...{ number, at, ...columnsOf(by), action },
    ...{ subjectKind: auditActions[action], subjectId: subject },
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
    reason: reason ? shortened(reason) : null,
    formerHash: head.hash,
  };
  const hash = hashOfEntry(entry);
  await tx.insert(AuditEntry, { ...entry, hash });
  await tx.update(AuditHead, HEAD, { number, hash });
}

/** Whole characters, as MySQL counts them. */
function shortened(reason: string): string {
  return [...storableText(reason)].slice(0, MAX_REASON).join('');
}

type ActorColumns = Pick<
  AuditEntry,
  'actorKind' | 'actorId' | 'actorName' | 'sessionId' | 'station' | 'requestId'
>;

const nobody = { actorId: null, sessionId: null, station: null, requestId: null };

function columnsOf(by: Actor): ActorColumns {
  switch (by.kind) {
    case 'STAFF': {
      const { kind: actorKind, staffId: actorId, name: actorName, ...place } = by;
      return { actorKind, actorId, actorName, ...place };
    }
    case 'COMMAND':
      return { ...nobody, actorKind: by.kind, actorName: by.name };
    case 'DEMO':
      return { ...nobody, actorKind: by.kind, actorName: 'demo' };
  }
}
