import { LessThan } from 'typeorm';
import { later } from '../../../kernel/clock';
import { deleteOld } from '../../../platform/delete-old';
import type { Services } from '../../../platform/services';
import { DEVICE_KNOWN_MS } from '../session-life';
import { Session } from '../session.entity';

/** Deletes sessions that ended 90 days ago; until then a sign-in from their device is not reported as new. */
export function forgetOldSessions(services: Services): Promise<number> {
  const endedBefore = LessThan(later(services.clock.now(), -DEVICE_KNOWN_MS));
  return deleteOld(services, Session, { expiresAt: endedBefore });
}
