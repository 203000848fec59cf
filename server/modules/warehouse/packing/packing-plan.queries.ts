import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import { ZERO, type Money } from '../../../kernel/money';
import type { Viewer } from '../../../kernel/viewer';
import { forUpdate } from '../../../platform/db/locks';
import type { Services } from '../../../platform/services';
import { PackingPlan } from './packing-plan.entity';
import type { PackingPlanStatus } from './packing-plan.machine';

/** What the payment screen and the ledger need to know of a plan. */
export interface PayablePlan {
  readonly id: string;
  readonly number: string;
  readonly status: PackingPlanStatus;
  readonly total: Money;
  /** The part of `total` that is for storage. */
  readonly storageFee: Money;
  readonly expiresAt: Date;
}

/** One of the viewer's plans; null for a stranger's as for none. */
export function findPlan(
  { db }: Services,
  viewer: Viewer,
  id: string,
): Promise<PackingPlan | null> {
  return db.read.findOneBy(PackingPlan, { userId: viewer.id, id });
}

/**
 * The plan a shopper wants to pay, read by the given manager; `lock` keeps it until the
 * transaction ends. Whether it can still be paid, `markPlanPaid` decides.
 * @throws DomainError NOT_FOUND
 */
export async function findPayablePlan(
  em: EntityManager,
  userId: string,
  planId: string,
  { lock = false } = {},
): Promise<PayablePlan> {
  const { id, number, status, total, fees, expiresAt } = await getPlan(em, userId, planId, lock);
  const storageFee = fees.find(({ code }) => code === 'STORAGE')?.amount ?? ZERO;
  return { id, number, status, total, storageFee, expiresAt };
}

/** A shopper's plan, locked until the transaction ends. @throws DomainError NOT_FOUND */
export function lockPlan(tx: EntityManager, userId: string, id: string): Promise<PackingPlan> {
  return getPlan(tx, userId, id, true);
}

async function getPlan(
  em: EntityManager,
  userId: string,
  id: string,
  lock: boolean,
): Promise<PackingPlan> {
  const plan = await em.findOne(PackingPlan, {
    where: { userId, id },
    ...(lock ? forUpdate(em) : {}),
  });
  if (!plan) throw new DomainError('NOT_FOUND');
  return plan;
}
