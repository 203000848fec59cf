import { In, type EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import type { Viewer } from '../../../kernel/viewer';
import { forUpdate } from '../../../platform/db/locks';
import { oneForEach, type LoaderDefinition } from '../../../platform/loaders';
import type { Services } from '../../../platform/services';
import { PackingPlan } from './packing-plan.entity';

interface TransitDays {
  readonly planId: string;
  readonly minDays: number;
  readonly maxDays: number;
}

/** Returns one of the viewer's plans; null for another's as for a missing one. */
export function findPlan(
  { db }: Services,
  viewer: Viewer,
  id: string,
): Promise<PackingPlan | null> {
  return db.read.findOneBy(PackingPlan, { userId: viewer.id, id });
}

/** Locks a shopper's plan until the transaction ends. @throws DomainError NOT_FOUND */
export async function lockPlan(
  tx: EntityManager,
  userId: string,
  id: string,
): Promise<PackingPlan> {
  const plan = await tx.findOne(PackingPlan, { where: { userId, id }, ...forUpdate(tx) });
  if (!plan) throw new DomainError('NOT_FOUND');
  return plan;
}

/**
 * Returns a shopper's plans, by ascending id; with `lock` their rows are locked in that order until the
 * transaction ends. @throws DomainError NOT_FOUND if one of them is absent or another's
 */
export async function findOwnPlans(
  em: EntityManager,
  userId: string,
  ids: readonly string[],
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<PackingPlan[]> {
  const wanted = [...new Set(ids)];
  const plans = await em.find(PackingPlan, {
    where: { userId, id: In(wanted) },
    order: { id: 'ASC' },
    ...(lock ? forUpdate(em) : {}),
  });
  if (plans.length !== wanted.length) throw new DomainError('NOT_FOUND');
  return plans;
}

/** Plans by id; callers have checked the owner. */
export const planById: LoaderDefinition<string, PackingPlan | null> = async ({ db }, ids) =>
  oneForEach(ids, await db.read.findBy(PackingPlan, { id: In([...ids]) }), ({ id }) => id);

/**
 * Promised days of transit of the plans' lines, by the plans' ids; joins the lines by name, in one statement.
 */
export const transitDaysByPlan: LoaderDefinition<string, TransitDays | null> = async (
  { db },
  planIds,
) => {
  return oneForEach(planIds, await findTransitDays(db.read, planIds), ({ planId }) => planId);
};

/** Returns the promised days of transit of one plan, within a transaction. */
export async function transitDaysOfPlan(
  tx: EntityManager,
  planId: string,
): Promise<TransitDays | null> {
  return (await findTransitDays(tx, [planId]))[0] ?? null;
}

function findTransitDays(em: EntityManager, planIds: readonly string[]): Promise<TransitDays[]> {
  return em
    .createQueryBuilder(PackingPlan, 'plan')
    .innerJoin('delivery_lines', 'line', 'line.id = plan.deliveryLineId')
    .select('plan.id', 'planId')
    .addSelect('line.minDays', 'minDays')
    .addSelect('line.maxDays', 'maxDays')
    .where({ id: In([...planIds]) })
    .getRawMany<TransitDays>();
}

/** Returns the id of a plan's delivery line; null if there is no such plan. */
export async function deliveryLineOfPlan(em: EntityManager, id: string): Promise<string | null> {
  const plan = await em.findOne(PackingPlan, {
    select: { id: true, deliveryLineId: true },
    where: { id },
  });
  return plan?.deliveryLineId ?? null;
}
