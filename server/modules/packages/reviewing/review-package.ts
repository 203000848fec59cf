import type { EntityManager } from 'typeorm';
import { daysBegun } from '../../../kernel/clock';
import { add } from '../../../kernel/money';
import type { FeeLineCode } from '../../../kernel/parcel';
import type { Viewer } from '../../../kernel/viewer';
import { once, type Repeatable } from '../../../platform/idempotency/idempotency';
import type { Services } from '../../../platform/services';
import { writeReview, type ReviewedFacts, type ReviewRequest } from '../../reviews/public';
import { readSite } from '../../site/public';
import { deliveryLineOfPlan } from '../../warehouse/public';
import type { Package } from '../package.entity';
import { lockPackage } from '../package.queries';
import { transitionPackage } from '../transition-package';

/**
 * Reviews a completed package, once (ST-10, SN-02); the lock serialises reviews of one package.
 * @throws DomainError IDEMPOTENCY_KEY_REUSED; NOT_FOUND, of the picture as well; PACKAGE_STATUS_FORBIDS
 *   before it is completed; ALREADY_REVIEWED
 */
export async function reviewPackage(
  services: Services,
  viewer: Viewer,
  request: ReviewRequest & Repeatable,
): Promise<void> {
  const { db, clock } = services;
  const { reviewPicturesWait: picturesWait } = await readSite(services);
  const now = clock.now();
  const attempt = { caller: viewer, operation: 'reviewPackage', input: request, now };
  const write = async (tx: EntityManager) => {
    const reviewed = await lockPackage(tx, viewer.id, request.packageId);
    await transitionPackage(tx, reviewed, 'review', { actor: 'SHOPPER', now });
    await writeReview(tx, viewer, request, { ...(await factsOf(tx, reviewed)), picturesWait, now });
    return { id: reviewed.id };
  };
  await db.transaction((tx) =>
    once(
      tx,
      attempt,
      () => write(tx),
      (id) => Promise.resolve({ id }),
    ),
  );
}

/** The fees of a line for any parcel of its weight; options and overdue storage are not part of its price. */
const estimated: readonly FeeLineCode[] = ['FIRST_WEIGHT', 'FURTHER_WEIGHT', 'CUSTOMS_DECLARATION'];

/** Returns facts about the package's delivery, which are stored with its review. */
async function factsOf(tx: EntityManager, parcel: Package): Promise<ReviewedFacts> {
  const { shippedAt, completedAt, fees, logisticsFee: actualCost } = parcel;
  const asked = fees.filter(({ code }) => estimated.includes(code));
  return {
    deliveryLineId: await deliveryLineOfPlan(tx, parcel.packingPlanId),
    daysTaken: shippedAt && completedAt && daysBegun(shippedAt, completedAt),
    estimatedCost: add(...asked.map(({ amount }) => amount)),
    actualCost,
  };
}
