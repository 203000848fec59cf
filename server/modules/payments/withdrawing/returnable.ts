import type { EntityManager } from 'typeorm';
import { fen, fenFromColumn, subtract, ZERO, type Money } from '../../../kernel/money';
import { Checkout } from '../checkouts/checkout.entity';
import { Payment } from '../payment.entity';
import { Withdrawal, WithdrawalPart, type WithdrawalMethod } from './withdrawal.entity';

/** A card payment and what of it can still go back, in fen. */
interface ReturnableCheckout {
  readonly id: string;
  readonly left: Money;
}

/** The fee stays with the card, but where all that was charged was credited instead of what it was for. */
const paidBack = `payment.actualPayment - CASE
  WHEN payment.targetKind <> 'RECHARGE' AND payment.creditedAmount IS NOT NULL THEN 0
  ELSE payment.handlingFee END`;

/**
 * The card payments of a shopper of which something can go back, the newest first: what was paid
 * without the fee, less what went back or is asked back.
 */
export async function returnableCheckouts(
  em: EntityManager,
  userId: string,
): Promise<ReturnableCheckout[]> {
  const rows = await em
    .createQueryBuilder(Checkout, 'checkout')
    .innerJoin(Payment, 'payment', 'payment.checkoutId = checkout.id')
    .select('checkout.id', 'id')
    .addSelect('checkout.returnedAmount', 'returned')
    .addSelect(`SUM(${paidBack})`, 'paid')
    .where('checkout.userId = :userId', { userId })
    .andWhere("checkout.status = 'PAID'")
    .groupBy('checkout.id')
    .addGroupBy('checkout.returnedAmount')
    .orderBy('checkout.id', 'DESC')
    .getRawMany<{ id: string; paid: string | number; returned: string | number }>();
  return rows
    .map(({ id, paid, returned }) => ({
      id,
      left: subtract(fenFromColumn(paid), fenFromColumn(returned)),
    }))
    .filter(({ left }) => left > ZERO);
}

/** What of the remittances of a shopper can still go back: an operator sends it by hand. */
async function returnableRemittances(em: EntityManager, userId: string): Promise<Money> {
  const { came } = (await em
    .createQueryBuilder(Payment, 'payment')
    .select('COALESCE(SUM(payment.creditedAmount), 0)', 'came')
    .where("payment.userId = :userId AND payment.method = 'WESTPAY'", { userId })
    .andWhere("payment.status = 'CAPTURED'")
    .getRawOne<{ came: string | number }>())!;
  const { gone } = (await em
    .createQueryBuilder(Withdrawal, 'withdrawal')
    .select('COALESCE(SUM(withdrawal.amount), 0)', 'gone')
    .where("withdrawal.userId = :userId AND withdrawal.method = 'WESTPAY'", { userId })
    .andWhere("withdrawal.status NOT IN ('CANCELLED', 'DECLINED')")
    .getRawOne<{ gone: string | number }>())!;
  return subtract(fenFromColumn(came), fenFromColumn(gone));
}

/** Fen that can go back by a method, whatever the balance holds. */
export async function returnableBy(
  em: EntityManager,
  userId: string,
  method: WithdrawalMethod,
): Promise<Money> {
  if (method === 'WESTPAY') return returnableRemittances(em, userId);
  const checkouts = await returnableCheckouts(em, userId);
  return fen(checkouts.reduce((sum, { left }) => sum + left, 0));
}

/**
 * Reserves a part of a card payment to go back, or gives it free again where `amount` is below zero. The
 * statement guards that no more goes back than was paid. @throws Error beyond that, a bug of the caller
 */
export async function reserveReturn(
  tx: EntityManager,
  { checkoutId, amount }: Pick<WithdrawalPart, 'checkoutId' | 'amount'>,
): Promise<void> {
  const { affected } = await tx
    .createQueryBuilder()
    .update(Checkout)
    .set({ returnedAmount: () => 'returned_amount + :part' })
    .where("id = :checkoutId AND status = 'PAID' AND returned_amount + :part BETWEEN 0 AND amount")
    .setParameters({ checkoutId, part: amount })
    .execute();
  if (affected !== 1) throw new Error(`${amount} of checkout ${checkoutId} cannot go back`);
}
