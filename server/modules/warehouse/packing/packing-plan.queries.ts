import { In, type EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import type { Viewer } from '../../../kernel/viewer';
import { forUpdate } from '../../../platform/db/locks';
import { oneForEach, type LoaderDefinition } from '../../../platform/loaders';
import type { Services } from '../../../platform/services';
import { PackingPlan } from './packing-plan.entity';

interface DaysOnTheWay {
  readonly planId: string;
  readonly minDays: number;
  readonly maxDays: number;
}

/** One of the viewer's plans; null for a stranger's as for none. */
export function findPlan(
  { db }: Services,
  viewer: Viewer,
  id: string,
): Promise<PackingPlan | null> {
  return db.read.findOneBy(PackingPlan, { userId: viewer.id, id });
}

/** A shopper's plan, locked until the transaction ends. @throws DomainError NOT_FOUND */
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
 * A shopper's plans, by ascending id; with `lock` their rows are locked in that order until the
 * transaction ends. @throws DomainError NOT_FOUND where one of them is absent or foreign
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

/** Plans by id, for neighbours that have checked whose they are. */
export const planById: LoaderDefinition<string, PackingPlan | null> = async ({ db }, ids) =>
  oneForEach(ids, await db.read.findBy(PackingPlan, { id: In([...ids]) }), ({ id }) => id);

/** Days on the way that the lines of plans promise, by the plans' ids; joins the lines by name, in one statement. */
export const daysOnTheWayByPlan: LoaderDefinition<string, DaysOnTheWay | null> = async (
  { db },
  planIds,
) => {
  return oneForEach(planIds, await findDaysOnTheWay(db.read, planIds), ({ planId }) => planId);
};

/** The same of one plan, within a transaction. */
export async function daysOnTheWayOfPlan(
  tx: EntityManager,
  planId: string,
): Promise<DaysOnTheWay | null> {
  return (await findDaysOnTheWay(tx, [planId]))[0] ?? null;
}

function findDaysOnTheWay(em: EntityManager, planIds: readonly string[]): Promise<DaysOnTheWay[]> {
  return em
    .createQueryBuilder(PackingPlan, 'plan')
    .innerJoin('delivery_lines', 'line', 'line.id = plan.deliveryLineId')
    .select('plan.id', 'planId')
    .addSelect('line.minDays', 'minDays')
    .addSelect('line.maxDays', 'maxDays')
    .where({ id: In([...planIds]) })
    .getRawMany<DaysOnTheWay>();
}

/** Id of the delivery line that a plan was priced with; null where there is no such plan. */
export async function deliveryLineOfPlan(em: EntityManager, id: string): Promise<string | null> {
  const plan = await em.findOne(PackingPlan, {
    select: { id: true, deliveryLineId: true },
    where: { id },
  });
  return plan?.deliveryLineId ?? null;
}
