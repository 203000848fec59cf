import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import { add, ZERO, type Money } from '../../kernel/money';
import type { Addressee } from '../accounts/public';
import { packagePostings } from '../funds/public';
import { moveOrderItems } from '../orders/public';
import { notify } from '../notifications/public';
import { openPackage } from '../packages/public';
import {
  findOwnPlans,
  isExpired,
  markPlanPaid,
  packItemsOfPlan,
  planExpired,
  type PackingPlan,
} from '../warehouse/public';

/** A captured payment of a packing plan, in fen. */
interface PlanPayment {
  readonly userId: string;
  readonly now: Date;
  readonly addressee?: Addressee | undefined;
  readonly balanceDeduction: Money;
  readonly discount: Money;
  readonly handlingFee: Money;
  readonly actualPayment: Money;
}

/** Packing plans as `Payable` of payments: a paid plan becomes a package, which spans four modules. */
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
      const postings = packagePostings(userId, { total: amount, storageFee });
      const movement = { kind: 'PACKAGE_PAYMENT', referenceId: id, postings } as const;
      return { id, number, amount, dueAt, movement, refusal: refusalOf(plan, now) };
    });
  },

  /** Opens the package, packs its items and returns its number. */
  async markPaid(tx: EntityManager, planId: string, payment: PlanPayment): Promise<string> {
    const { userId, now, addressee, balanceDeduction, actualPayment } = payment;
    const plan = await markPlanPaid(tx, { userId, planId, now });
    const opened = await openPackage(tx, contentOf(plan, payment), now);
    await moveOrderItems(tx, plan.userId, await packItemsOfPlan(tx, plan, opened.id), 'pack');
    const { id: targetId, number } = opened;
    const params = { package: number, amount: add(balanceDeduction, actualPayment) };
    await notify(tx, { userId, kind: 'PACKAGE_PAID', targetId, params, now, addressee });
    return number;
  },
};

function refusalOf(plan: PackingPlan, now: Date) {
  if (isExpired(plan, now)) return planExpired(plan);
  return plan.status === 'OPEN' ? null : new DomainError('NOTHING_TO_PAY');
}

function contentOf(
  { id, total, ...plan }: PackingPlan,
  { balanceDeduction, discount, handlingFee, actualPayment }: PlanPayment,
): Parameters<typeof openPackage>[1] {
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
    balanceDeduction,
    paymentMethodDiscount: discount,
    handlingFee,
    actualPayment,
    options,
    declarations,
    remark,
  };
}
