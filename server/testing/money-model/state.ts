import { Order } from '../../modules/orders/order.entity';
import { OrderItem } from '../../modules/orders/items/order-item.entity';
import { OrderQuestion } from '../../modules/orders/questions/order-question.entity';
import { Package } from '../../modules/packages/package.entity';
import { Checkout } from '../../modules/payments/checkouts/checkout.entity';
import { Payment } from '../../modules/payments/payment.entity';
import { Withdrawal } from '../../modules/payments/withdrawing/withdrawal.entity';
import { PackingPlan } from '../../modules/warehouse/packing/packing-plan.entity';
import { StoredItem } from '../../modules/warehouse/stored-item.entity';
import type { Services } from '../../platform/services';

/** Where everything of the shopper stands, by its statuses; what the ledger says is left out. */
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

/** Reads where everything stands, the oldest first. */
export async function readState({ db }: Services, userId: string): Promise<State> {
  const oldestFirst = { where: { userId }, order: { id: 'ASC' } } as const;
  return {
    orders: await db.read.find(Order, oldestFirst),
    items: await db.read.find(OrderItem, oldestFirst),
    questions: await db.read.find(OrderQuestion, oldestFirst),
    storedItems: await db.read.find(StoredItem, oldestFirst),
    plans: await db.read.find(PackingPlan, oldestFirst),
    packages: await db.read.find(Package, oldestFirst),
    payments: await db.read.find(Payment, oldestFirst),
    checkouts: await db.read.find(Checkout, oldestFirst),
    withdrawals: await db.read.find(Withdrawal, oldestFirst),
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
