import { LessThan } from 'typeorm';
import { later } from '../../../kernel/clock';
import { deleteOld } from '../../../platform/delete-old';
import type { Services } from '../../../platform/services';
import { DEVICE_KNOWN_MS } from '../session-life';
import { KnownDevice } from './known-device.entity';

/** Deletes devices without a sign-in for 90 days. Returns the number of deleted rows. */
export function forgetOldDevices(services: Services): Promise<number> {
  const seenBefore = LessThan(later(services.clock.now(), -DEVICE_KNOWN_MS));
  return deleteOld(services, KnownDevice, { seenAt: seenBefore });
}
