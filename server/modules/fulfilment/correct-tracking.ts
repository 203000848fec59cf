import type { Actor } from '../../kernel/actor';
import { recordAction } from '../../platform/audit/audit';
import type { Services } from '../../platform/services';
import { notify } from '../notifications/public';
import {
  checkedCarrier,
  checkedTrackingNumber,
  giveTrackingNumber,
  lockPackageByNumber,
  transitionPackage,
} from '../packages/public';

export interface TrackingCorrection {
  readonly packageNumber: string;
  readonly trackingNumber: string;
  /** The current carrier if omitted. */
  readonly carrier?: string | undefined;
}

/**
 * Corrects the tracking number of a package, by the operator. Its timeline keeps the previous one, and the
 * shopper is notified of the new one.
 * @throws DomainError VALIDATION_FAILED, NOT_FOUND, PACKAGE_STATUS_FORBIDS unless it is in transit
 */
export async function correctTracking(
  services: Pick<Services, 'db' | 'clock'>,
  by: Actor,
  { packageNumber, ...given }: TrackingCorrection,
): Promise<{ readonly carrier: string; readonly trackingNumber: string }> {
  const now = services.clock.now();
  return giveTrackingNumber(services, async (tx) => {
    const sent = await lockPackageByNumber(tx, packageNumber);
    // Before shipping there is no carrier, and the status refuses.
    const carrier = checkedCarrier(given.carrier ?? sent.carrier ?? 'none');
    const trackingNumber = await checkedTrackingNumber(tx, sent, given.trackingNumber);
    const note = `${sent.carrier} ${sent.trackingNumber} → ${carrier} ${trackingNumber}`;
    const changes = { carrier, trackingNumber };
    await transitionPackage(tx, sent, 'correctTracking', { actor: 'OPERATOR', now, note, changes });
    const params = { package: sent.number, carrier, trackingNumber };
    const { id: targetId, userId } = sent;
    await notify(tx, { userId, kind: 'PACKAGE_SHIPPED', targetId, params, now });
    const before = { carrier: sent.carrier, trackingNumber: sent.trackingNumber };
    const change = { subject: sent.number, before, after: changes };
    await recordAction(tx, by, { action: 'TRACKING_CORRECTED', ...change }, now);
    return changes;
  });
}
