import type { Viewer } from '../../../kernel/viewer';
import type { Services } from '../../../platform/services';
import { lockFund } from '../../funds/public';
import { endPlan } from './end-plan';
import { lockPlan } from './packing-plan.queries';

/**
 * Cancels an unpaid plan and releases its items.
 * @throws DomainError NOT_FOUND, PACKING_PLAN_STATUS_FORBIDS
 */
export async function cancelPackingPlan(
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockFund(tx, viewer.id);
    const plan = await lockPlan(tx, viewer.id, id);
    await endPlan(services, tx, plan, 'cancel');
  });
}
