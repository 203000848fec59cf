import type { EntityManager } from 'typeorm';
import { isOverAt } from '../../../platform/db/deadlines';
import { oneByOne } from '../../../platform/one-by-one';
import type { Services } from '../../../platform/services';
import { lockFund } from '../../funds/public';
import { endPlan } from './end-plan';
import { PackingPlan } from './packing-plan.entity';
import { lockPlan } from './packing-plan.queries';

/** Maximum number of plans per run; the next run continues. */
const BATCH_SIZE = 100;

/**
 * Ends expired plans, optionally of one shopper, each in a transaction of its own. Returns the number of
 * ended plans.
 */
export async function expirePackingPlans(
  services: Services,
  whose: { readonly userId?: string } = {},
): Promise<number> {
  const { db, clock } = services;
  const now = clock.now();
  const due = await db.read.find(PackingPlan, {
    select: { id: true, userId: true },
    where: { ...whose, status: 'OPEN', expiresAt: isOverAt(now) },
    order: { expiresAt: 'ASC' },
    take: BATCH_SIZE,
  });
  return oneByOne(services, due, (plan) => db.transaction((tx) => expireOne(services, tx, plan)));
}

/** The plan may have been paid or cancelled meanwhile; then there is nothing to do. */
async function expireOne(
  services: Services,
  tx: EntityManager,
  { id, userId }: Pick<PackingPlan, 'id' | 'userId'>,
): Promise<void> {
  await lockFund(tx, userId);
  const plan = await lockPlan(tx, userId, id);
  if (plan.status === 'OPEN') await endPlan(services, tx, plan, 'expire');
}
