import type { EntityManager } from 'typeorm';
import type { Services } from '../../../platform/services';
import { packingPlanEnded } from '../extension-points';
import { resumeClock } from '../storage/storage-clock';
import { lockItemsOfPlan } from '../stored-item.locks';
import { transitionStoredItems } from '../transition-stored-items';
import type { PackingPlan } from './packing-plan.entity';
import { transitionPlan } from './transition-plan';

/**
 * Ends an unpaid plan: its items are back on the shelf, their storage clocks run on, and what was held
 * to pay for it is free. The caller holds the locks of the fund and the plan.
 * @throws DomainError PACKING_PLAN_STATUS_FORBIDS
 */
export async function endPlan(
  { clock, modules }: Services,
  tx: EntityManager,
  plan: PackingPlan,
  event: 'cancel' | 'expire',
): Promise<void> {
  await transitionPlan(tx, plan, event);
  const items = await lockItemsOfPlan(tx, plan);
  await transitionStoredItems(tx, items, 'free', (item) => ({
    packingPlanId: null,
    ...resumeClock(item, clock.now()),
  }));
  for (const react of packingPlanEnded.of(modules)) await react(tx, plan.id);
}
