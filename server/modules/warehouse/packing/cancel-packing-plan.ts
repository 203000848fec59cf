import type { Viewer } from '../../../kernel/viewer';
import type { Services } from '../../../platform/services';
import { endPlan } from './end-plan';
import { lockPlan } from './packing-plan.queries';

/**
 * Gives up an unpaid plan and frees its items.
 * @throws DomainError NOT_FOUND, PACKING_PLAN_STATUS_FORBIDS
 */
export async function cancelPackingPlan(
  { db, clock }: Services,
  viewer: Viewer,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const plan = await lockPlan(tx, viewer.id, id);
    await endPlan(tx, plan, 'cancel', clock.now());
  });
}
