import type { EntityManager } from 'typeorm';
import { transition, transitionEach } from '../../../platform/db/transition';
import { lockItemsOfPlan } from '../stored-item.locks';
import { PackingPlan } from './packing-plan.entity';
import { isExpired, planExpired } from './packing-plan.policy';
import { lockPlan } from './packing-plan.queries';
import { StoredItem } from '../stored-item.entity';
import { storedItemMachine } from '../stored-item.machine';
import { packingPlanMachine } from './packing-plan.machine';

/**
 * Open → paid. Returns the plan, locked.
 * @throws DomainError NOT_FOUND; PACKING_PLAN_EXPIRED, even before the job has ended the plan;
 *   PACKING_PLAN_STATUS_FORBIDS for a paid or cancelled one.
 */
export async function markPlanPaid(
  tx: EntityManager,
  { userId, planId, now }: { readonly userId: string; readonly planId: string; readonly now: Date },
): Promise<PackingPlan> {
  const plan = await lockPlan(tx, userId, planId);
  if (isExpired(plan, now)) throw planExpired(plan);
  await transition(tx, PackingPlan, packingPlanMachine, plan, 'pay');
  return plan;
}

/** Packs the items of a paid plan into its package. Returns their order items. */
export async function packItemsOfPlan(
  tx: EntityManager,
  plan: PackingPlan,
  packageId: string,
): Promise<string[]> {
  const items = await lockItemsOfPlan(tx, plan);
  await transitionEach(tx, StoredItem, storedItemMachine, items, 'pack', () => ({ packageId }));
  return items.map(({ orderItemId }) => orderItemId);
}
