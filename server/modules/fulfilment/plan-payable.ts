import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import { ZERO } from '../../kernel/money';
import { packagePostings } from '../funds/public';
import { moveOrderItems } from '../orders/public';
import { openPackage } from '../packages/public';
import {
  findOwnPlans,
  isExpired,
  markPlanPaid,
  packItemsOfPlan,
  planExpired,
  type PackingPlan,
} from '../warehouse/public';

/** Packing plans as `Payable` of payments: paid, one becomes a package, which spans four modules. */
export const planPayable = {
  async find(
    em: EntityManager,
    userId: string,
    ids: readonly string[],
    { now, lock }: { readonly now: Date; readonly lock?: boolean },
  ) {
    const plans = await findOwnPlans(em, userId, ids, { lock });
    return plans.map((plan) => {
      const { id, number, total: amount, expiresAt: dueAt, fees } = plan;
      const storageFee = fees.find(({ code }) => code === 'STORAGE')?.amount ?? ZERO;
      const postings = packagePostings(userId, amount, storageFee);
      const movement = { kind: 'PACKAGE_PAYMENT', referenceId: id, postings } as const;
      return { id, number, amount, dueAt, movement, refusal: refusalOf(plan, now) };
    });
  },

  /** Opens the package, packs its items and returns its number. */
  async markPaid(
    tx: EntityManager,
    planId: string,
    { userId, now }: { readonly userId: string; readonly now: Date },
  ): Promise<string> {
    const plan = await markPlanPaid(tx, { userId, planId, now });
    const opened = await openPackage(tx, contentOf(plan), now);
    await moveOrderItems(tx, plan.userId, await packItemsOfPlan(tx, plan, opened.id), 'pack');
    return opened.number;
  },
};

function refusalOf(plan: PackingPlan, now: Date) {
  if (isExpired(plan, now)) return planExpired(plan);
  return plan.status === 'OPEN' ? null : new DomainError('NOTHING_TO_PAY');
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
