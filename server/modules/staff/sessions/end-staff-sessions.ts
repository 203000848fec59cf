import type { EntityManager } from 'typeorm';
import type { Services } from '../../../platform/services';
import { deleteOld } from '../../../platform/delete-old';
import { isAheadAt, isOverAt } from '../../../platform/db/deadlines';
import { StaffSession } from './staff-session.entity';

/** Ends every open session of a person at once, on all servers. Returns their number. One statement. */
export async function endStaffSessions(
  tx: EntityManager,
  staffId: string,
  now: Date,
): Promise<number> {
  const open = { staffId, expiresAt: isAheadAt(now) };
  const { affected } = await tx.update(StaffSession, open, { expiresAt: now });
  return affected ?? 0;
}

/** Deletes sessions that have ended; the audit log keeps who signed in. */
export function forgetOldStaffSessions(services: Services): Promise<number> {
  return deleteOld(services, StaffSession, { expiresAt: isOverAt(services.clock.now()) });
}
