import type { EntityManager } from 'typeorm';
import { fen, negate, ZERO, type Money } from '../../../kernel/money';
import type { FundMovement } from '../../funds/public';
import { Checkout } from '../checkouts/checkout.entity';
import {
  heldForPayments,
  mostOf,
  mixedPaymentPostings,
  partsOfArrival,
  readMoneyHistory,
  type MoneyHistory,
} from './money-history';
import { sumOf, UnspentMoney, type SourcedPart } from './unspent-money';
import type { Withdrawal, WithdrawalMethod, WithdrawalPart } from './withdrawal.entity';

/** The returnable part of a balance, in fen, by origin. */
export interface Returnable {
  /** The parts in the order in which they are taken: checkouts newest first, remittances oldest first. */
  readonly ways: Readonly<Record<WithdrawalMethod, readonly SourcedPart<string>[]>>;
  /** Withdrawal by remittance → the remittances by which its money arrived. */
  readonly sentBack: ReadonlyMap<string, readonly SourcedPart<string>[]>;
}

/** Returns the fen that can be returned by a method. */
export function limitOf({ ways }: Pick<Returnable, 'ways'>, method: WithdrawalMethod): Money {
  return sumOf(ways[method]);
}

/**
 * Determines the returnable part of a shopper's balance: what arrived by each method, was not spent and is
 * neither held nor requested back (`UnspentMoney` defines which money is spent first), in total at most the
 * balance. Reads the whole history of the fund, in six statements.
 */
export async function returnableOf(em: EntityManager, userId: string): Promise<Returnable> {
  const history = await readMoneyHistory(em, userId);
  const { movements, payments, withdrawals, parts, checkouts } = history;
  const remittances = payments.flatMap(({ id, method }) => (method === 'WESTPAY' ? id : []));
  const money = new UnspentMoney();
  const sentBack = new Map<string, SourcedPart<string>[]>();
  const withdraw = ({ id, method, amount }: Withdrawal) => {
    const own = parts.filter(({ withdrawalId }) => withdrawalId === id);
    if (method === 'WESTPAY') sentBack.set(id, money.withdrawnFrom(remittances, amount));
    else money.withdrawn(own.map((part) => ({ source: part.checkoutId, amount: part.amount })));
  };
  const waiting = [...withdrawals];
  for (const movement of movements) {
    while (waiting[0] && waiting[0].requestedAt < movement.createdAt) withdraw(waiting.shift()!);
    follow(money, movement, history);
  }
  waiting.forEach(withdraw);
  money.settle(heldForPayments(history));
  const WESTPAY = money.remaining(remittances);
  const CARD = checkouts.flatMap((checkout) =>
    money.remaining([checkout.id]).flatMap(({ source, amount }) => {
      const most = fen(Math.min(amount, mostOf(history, checkout)));
      return most > ZERO ? { source, amount: most } : [];
    }),
  );
  return { ways: { CARD, WESTPAY }, sentBack };
}

/** A withdrawal takes its money when it is requested, so its later booking is ignored. */
function follow(money: UnspentMoney, movement: FundMovement, history: MoneyHistory): void {
  const { kind, amount, idempotencyKey, referenceId } = movement;
  if (kind === 'WITHDRAWAL') return;
  const thing = history.plans.get(referenceId ?? '') ?? referenceId ?? idempotencyKey;
  if (kind.endsWith('_REFUND')) money.returned(thing, amount);
  else if (amount > ZERO)
    for (const part of partsOfArrival(history, movement)) money.came(part.source, part.amount);
  else money.paid(thing, negate(amount), mixedPaymentPostings(history, movement));
}

/**
 * Reserves a part of a card payment for its return, or releases it if `amount` is below zero. The statement
 * ensures that returns never exceed the payment. @throws Error beyond that, a bug of the caller
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
