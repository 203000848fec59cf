import { LessThan } from 'typeorm';
import { DAY_MS, later } from '../../../kernel/clock';
import { deleteOld } from '../../../platform/delete-old';
import type { Services } from '../../../platform/services';
import { Session } from '../session.entity';

/** An ended session is kept so long: its device is known, and a sign-in from it is no news. */
const DEVICE_KNOWN_MS = 90 * DAY_MS;

/** Deletes sessions that ended 90 days ago. */
export function forgetOldSessions(services: Services): Promise<number> {
  const endedBefore = LessThan(later(services.clock.now(), -DEVICE_KNOWN_MS));
  return deleteOld(services, Session, { expiresAt: endedBefore });
}
