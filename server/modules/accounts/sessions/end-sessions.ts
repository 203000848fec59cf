import { Not, type EntityManager } from 'typeorm';
import { isAheadAt } from '../../../platform/db/deadlines';
import { announce } from '../../../platform/changes/changes';
import { Session } from '../session.entity';

interface Whose {
  readonly userId: string;
  /** The session that is kept, if any. */
  readonly except?: string;
}

/** Ends a shopper's sessions: their tokens become invalid. */
export async function endSessions(
  tx: EntityManager,
  { userId, except }: Whose,
  now: Date,
): Promise<void> {
  const others = except === undefined ? {} : { id: Not(except) };
  await tx.update(Session, { userId, ...others, expiresAt: isAheadAt(now) }, { expiresAt: now });
  announce(tx, { kind: 'SESSION_ENDED', userId });
}
