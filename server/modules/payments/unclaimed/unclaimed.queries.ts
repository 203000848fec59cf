import { In, type EntityManager } from 'typeorm';
import { fenFromColumn, type Money } from '../../../kernel/money';
import { readJoinedRows } from '../../../platform/db/read-rows';
import type { Services } from '../../../platform/services';
import { Checkout } from '../checkouts/checkout.entity';
import { Payment } from '../payment.entity';

/** Money that arrived for a deleted account and has to be returned. */
export interface UnclaimedMoney {
  readonly payment: Payment;
  /** Fen, the fee included. */
  readonly amount: Money;
  /** The gateway's reference of the money; null for a remittance. */
  readonly reference: string | null;
}

/** Joins the few postings of that account to their payments. */
const unclaimed = `JOIN (
  SELECT e.reference_id AS payment_id, SUM(t.amount) AS unclaimed FROM postings t
    JOIN journal_entries e ON e.id = t.entry_id
   WHERE t.account_code = 'unclaimed'
   GROUP BY e.reference_id
  HAVING SUM(t.amount) <> 0) u ON u.payment_id = payments.id`;

interface Unclaimed {
  readonly unclaimed: string | number;
}

/** Returns the unclaimed money, oldest first, at most 100. */
export async function listUnclaimed({ db }: Pick<Services, 'db'>): Promise<UnclaimedMoney[]> {
  return read(db.read, 'ORDER BY id LIMIT 100', []);
}

/** Returns the unclaimed money of a payment; null without any. */
export async function findUnclaimed(
  em: EntityManager,
  paymentNumber: string,
): Promise<UnclaimedMoney | null> {
  return (await read(em, 'WHERE number = ?', [paymentNumber]))[0] ?? null;
}

async function read(
  em: EntityManager,
  which: string,
  values: readonly unknown[],
): Promise<UnclaimedMoney[]> {
  const rest = `${unclaimed} ${which}`;
  const found = await readJoinedRows<Payment, Unclaimed>(em, Payment, 'unclaimed', rest, values);
  const ids = found.flatMap(({ row }) => row.checkoutId ?? []);
  const checkouts = await em.findBy(Checkout, { id: In(ids) });
  return found.map(({ row, beside }) => ({
    payment: row,
    amount: fenFromColumn(beside.unclaimed),
    reference: checkouts.find(({ id }) => id === row.checkoutId)?.reference ?? null,
  }));
}
