import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import { moveOrderItems } from '../orders/public';
import { openPackage } from '../packages/public';
import type { PackingPlan } from '../warehouse/packing/packing-plan.entity';
import { lockPlan } from '../warehouse/packing/packing-plan.queries';
import { lockItemsOfPlan } from '../warehouse/stored-item.locks';
import { transitionPlan } from '../warehouse/packing/transition-plan';
import { transitionStoredItems } from '../warehouse/transition-stored-items';

/**
 * A packing plan was paid: it becomes a package pending shipment, and its items are packed. The
 * caller books the money in the same transaction.
 * @throws DomainError NOT_FOUND; PACKING_PLAN_EXPIRED, even before the clock's job has closed the
 * plan; PACKING_PLAN_STATUS_FORBIDS for a paid or cancelled one.
 */
export async function markPlanPaid(
  tx: EntityManager,
  { userId, planId, now }: { readonly userId: string; readonly planId: string; readonly now: Date },
): Promise<{ packageNumber: string }> {
  const plan = await lockPlan(tx, userId, planId);
  if (hasExpired(plan, now)) throw new DomainError('PACKING_PLAN_EXPIRED');
  await transitionPlan(tx, plan, 'pay');
  const opened = await openPackage(tx, contentOf(plan), now);
  const items = await lockItemsOfPlan(tx, plan);
  await transitionStoredItems(tx, items, 'pack', () => ({ packageId: opened.id }));
  const orderItemIds = items.map(({ orderItemId }) => orderItemId);
  await moveOrderItems(tx, orderItemIds, 'pack');
  return { packageNumber: opened.number };
}

function hasExpired({ status, expiresAt }: PackingPlan, now: Date): boolean {
  return status === 'EXPIRED' || (status === 'OPEN' && expiresAt <= now);
}

function contentOf({ id, total, ...plan }: PackingPlan): Parameters<typeof openPackage>[1] {
  const { userId, deliveryMethod, address, chargeableGrams, fees, options, declarations, remark } =
    plan;
  return {
    userId,
    packingPlanId: id,
    deliveryMethod,
    address,
    chargeableGrams,
    fees,
    logisticsFee: total,
    options,
    declarations,
    remark,
  };
}
