import type { Services } from '../../platform/services';
import { notify } from '../notifications/public';
import {
  checkedCarrier,
  checkedTrackingNumber,
  lockPackageByNumber,
  transitionPackage,
} from '../packages/public';

export interface TrackingCorrection {
  readonly packageNumber: string;
  readonly trackingNumber: string;
  /** The same as before when left out. */
  readonly carrier?: string | undefined;
}

/**
 * The operator corrects under which number a package travels. Its timeline keeps the one before, and the shopper
 * is told where it is to be followed now.
 * @throws DomainError VALIDATION_FAILED, NOT_FOUND, PACKAGE_STATUS_FORBIDS unless it is on its way
 */
export async function correctTracking(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { packageNumber, ...given }: TrackingCorrection,
): Promise<{ readonly carrier: string; readonly trackingNumber: string }> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const sent = await lockPackageByNumber(tx, packageNumber);
    // Before it is sent there is none, and the status refuses.
    const carrier = checkedCarrier(given.carrier ?? sent.carrier ?? 'none');
    const trackingNumber = await checkedTrackingNumber(tx, sent, given.trackingNumber);
    const note = `${sent.carrier} ${sent.trackingNumber} → ${carrier} ${trackingNumber}`;
    const changes = { carrier, trackingNumber };
    await transitionPackage(tx, sent, 'correctTracking', { actor: 'OPERATOR', now, note, changes });
    const params = { package: sent.number, carrier, trackingNumber };
    const { id: targetId, userId } = sent;
    await notify(tx, { userId, kind: 'PACKAGE_SHIPPED', targetId, params, now });
    return changes;
  });
}
