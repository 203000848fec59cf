import { In, type EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import type { Viewer } from '../../../kernel/viewer';
import { forUpdate } from '../../../platform/db/locks';
import { oneForEach, type LoaderDefinition } from '../../../platform/loaders';
import type { Services } from '../../../platform/services';
import { PackingPlan } from './packing-plan.entity';

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
