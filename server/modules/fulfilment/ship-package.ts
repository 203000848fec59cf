import type { Actor } from '../../kernel/actor';
import { recordAction } from '../../platform/audit/audit';
import type { Services } from '../../platform/services';
import { notify } from '../notifications/public';
import { moveOrderItems } from '../orders/public';
import {
  autoConfirmAtOf,
  checkedCarrier,
  checkedTrackingNumber,
  giveTrackingNumber,
  lockPackageByNumber,
  transitionPackage,
} from '../packages/public';
import { readSite } from '../site/public';
import { transitDaysOfPlan, orderItemsInPackage } from '../warehouse/public';

export interface Shipping {
  readonly packageNumber: string;
  /** Name of the carrier, at most 60 characters. */
  readonly carrier: string;
  /** At most 60 characters. */
  readonly trackingNumber: string;
}

/**
 * Hands a package to its carrier, by the operator.
 * @throws DomainError VALIDATION_FAILED without a carrier or a tracking number of its own; NOT_FOUND,
 *   PACKAGE_STATUS_FORBIDS
 */
export async function shipPackage(
  services: Services,
  by: Actor,
  shipping: Shipping,
): Promise<void> {
  const carrier = checkedCarrier(shipping.carrier);
  const { receiptDays } = await readSite(services);
  const now = services.clock.now();
  await giveTrackingNumber(services, async (tx) => {
    const shipped = await lockPackageByNumber(tx, shipping.packageNumber);
    const trackingNumber = await checkedTrackingNumber(tx, shipped, shipping.trackingNumber);
    const promised = await transitDaysOfPlan(tx, shipped.packingPlanId);
    const status = await transitionPackage(tx, shipped, 'ship', {
      actor: 'OPERATOR',
      now,
      note: `${carrier} ${trackingNumber}`,
      changes: {
        carrier,
        trackingNumber,
        shippedAt: now,
        // Without a confirmation by the shopper, a job confirms receipt at this time.
        autoConfirmAt: autoConfirmAtOf(now, receiptDays, promised),
      },
    });
    await moveOrderItems(tx, shipped.userId, await orderItemsInPackage(tx, shipped.id), 'ship');
    const { id: targetId, userId, number } = shipped;
    const params = { package: number, carrier, trackingNumber };
    await notify(tx, { userId, kind: 'PACKAGE_SHIPPED', targetId, params, now });
    const change = {
      before: { status: shipped.status },
      after: { status, carrier, trackingNumber },
    };
    await recordAction(tx, by, { action: 'PACKAGE_SHIPPED', subject: number, ...change }, now);
  });
}
