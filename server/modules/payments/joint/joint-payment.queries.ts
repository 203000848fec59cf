import { In } from 'typeorm';
import { add, type Money } from '../../../kernel/money';
import type { Viewer } from '../../../kernel/viewer';
import { manyForEach, type LoaderDefinition } from '../../../platform/loaders';
import type { Services } from '../../../platform/services';
import { spendableFor } from '../end-attempts';
import { findPayableOrders, type PayableItem } from '../payable';
import { Payment } from '../payment.entity';
import { quoteMethods, type MethodQuote } from '../payment.queries';
import { JointPayment } from './joint-payment.entity';

export interface JointPaymentQuote {
  readonly orders: PayableItem[];
  readonly amount: Money;
  readonly balance: Money;
  readonly methods: MethodQuote[];
}

export interface JointQuoteRequest {
  readonly orderIds: readonly string[];
  /** True if the balance pays as much as it can before another method pays the rest. */
  readonly usesBalance: boolean;
}

/**
 * Returns the data of the payment screen for several orders together, priced as `payOrders` would charge it
 * with the same `usesBalance`. As many statements as for one of them: see `quotePayment`.
 * @throws DomainError NOT_FOUND, ORDER_NOT_PAYABLE
 */
export async function quoteJointPayment(
  services: Services,
  viewer: Viewer,
  { orderIds, usesBalance }: JointQuoteRequest,
): Promise<JointPaymentQuote> {
  const { db, clock } = services;
  const orders = [...(await findPayableOrders(db.read, viewer.id, orderIds, { now: clock.now() }))];
  const amounts = orders.map(({ amount }) => amount);
  const balance = await spendableFor(db.read, viewer.id, orderIds);
  const methods = await quoteMethods(services, amounts, { balance, usesBalance });
  return { orders, amount: add(...amounts), balance, methods };
}

/** Returns one of the shopper's joint payments; null for an absent or another's id. */
export function findJointPayment(
  { db }: Services,
  viewer: Viewer,
  id: string,
): Promise<JointPayment | null> {
  return db.read.findOneBy(JointPayment, { userId: viewer.id, id });
}

/** Joint payment → its payments, in the order they were booked. */
export const paymentsByJoint: LoaderDefinition<string, Payment[]> = async ({ db }, ids) => {
  const where = { jointPaymentId: In([...ids]) };
  const payments = await db.read.find(Payment, { where, order: { id: 'ASC' } });
  return manyForEach(ids, payments, ({ jointPaymentId }) => jointPaymentId);
};
