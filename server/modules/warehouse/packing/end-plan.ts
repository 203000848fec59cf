import type { EntityManager } from 'typeorm';
import type { Services } from '../../../platform/services';
import { transition, transitionEach } from '../../../platform/db/transition';
import { packingPlanEnded } from '../extension-points';
import { resumeClock } from '../storage/storage-clock';
import { lockItemsOfPlan } from '../stored-item.locks';
import { PackingPlan } from './packing-plan.entity';
import { StoredItem } from '../stored-item.entity';
import { storedItemMachine } from '../stored-item.machine';
import { packingPlanMachine } from './packing-plan.machine';

/**
 * Ends an unpaid plan: its items return to the shelf, their storage clocks continue, and holds for its
 * payment are released. The caller holds the locks of the fund and the plan.
 * @throws DomainError PACKING_PLAN_STATUS_FORBIDS
 */
export async function endPlan(
  { clock, modules }: Services,
  tx: EntityManager,
  plan: PackingPlan,
  event: 'cancel' | 'expire',
): Promise<void> {
  await transition(tx, PackingPlan, packingPlanMachine, plan, event);
  const items = await lockItemsOfPlan(tx, plan);
  await transitionEach(tx, StoredItem, storedItemMachine, items, 'free', (item) => ({
    packingPlanId: null,
    ...resumeClock(item, clock.now()),
  }));
  for (const react of packingPlanEnded.of(modules)) await react(tx, plan.id);
}
