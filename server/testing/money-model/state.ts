import { Order } from '../../modules/orders/order.entity';
import { OrderItem } from '../../modules/orders/items/order-item.entity';
import { OrderQuestion } from '../../modules/orders/questions/order-question.entity';
import { Package } from '../../modules/packages/package.entity';
import { Checkout } from '../../modules/payments/checkouts/checkout.entity';
import { Payment } from '../../modules/payments/payment.entity';
import { Withdrawal } from '../../modules/payments/withdrawing/withdrawal.entity';
import { PackingPlan } from '../../modules/warehouse/packing/packing-plan.entity';
import { StoredItem } from '../../modules/warehouse/stored-item.entity';
import { readRows } from '../../platform/db/read-rows';
import type { Services } from '../../platform/services';
import type { InvariantCache } from '../invariant-cache';

/** The statuses of all objects of the shopper, without the ledger. */
export interface State {
  readonly orders: readonly Order[];
  readonly items: readonly OrderItem[];
  readonly questions: readonly OrderQuestion[];
  readonly storedItems: readonly StoredItem[];
  readonly plans: readonly PackingPlan[];
  readonly packages: readonly Package[];
  readonly payments: readonly Payment[];
  readonly checkouts: readonly Checkout[];
  readonly withdrawals: readonly Withdrawal[];
}

/** Reads all statuses, the oldest object first; again only those that may have changed. */
export async function readState(
  { db }: Services,
  answers: InvariantCache,
  userId: string,
): Promise<State> {
  const all = <Row extends object>(entity: new () => Row): Promise<Row[]> =>
    answers.get(`state: ${entity.name}`, () =>
      readRows(db.read, entity, 'WHERE user_id = ? ORDER BY id', [userId]),
    );
  return {
    orders: await all(Order),
    items: await all(OrderItem),
    questions: await all(OrderQuestion),
    storedItems: await all(StoredItem),
    plans: await all(PackingPlan),
    packages: await all(Package),
    payments: await all(Payment),
    checkouts: await all(Checkout),
    withdrawals: await all(Withdrawal),
  };
}

/**
 * One of those that are `likely`, mostly the newest, where things still happen; now and then any of
 * them, with which the command must then be refused.
 */
export function chosen<T>(
  all: readonly T[],
  pick: number,
  likely: (one: T) => boolean = () => true,
): T | undefined {
  const wanted = pick % 5 === 4 ? all : all.filter(likely);
  const among = Math.floor(pick / 5) % Math.min(3, wanted.length || 1);
  return wanted[wanted.length - 1 - among];
}
