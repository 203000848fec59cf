import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import type { Money } from '../../kernel/money';
import type { Addressee } from '../accounts/public';
import { planPayable } from '../fulfilment/public';
import type { Movement } from '../funds/public';
import { orderPayable, questionPayable } from '../orders/public';
import type { PaymentBreakdown } from './payment-methods';
import type { PayableKind } from './payment.entity';

/** Identifies what is to be paid. */
export interface PaymentTarget {
  readonly kind: PayableKind;
  readonly id: string;
}

/** An order, a packing plan or a question about an order, as its payer sees it. */
export interface PayableItem {
  readonly id: string;
  readonly number: string;
  readonly amount: Money;
  readonly dueAt: Date;
  /** The ledger movement of a payment from the balance. */
  readonly movement: Pick<Movement, 'kind' | 'postings' | 'referenceId'>;
  /** Reason why it cannot be paid now; null if it can. */
  readonly refusal: DomainError | null;
}

export interface Lookup {
  readonly now: Date;
  /** Locks the rows until the transaction ends. */
  readonly lock?: boolean;
}

interface Capture extends PaymentBreakdown {
  readonly userId: string;
  readonly number: string;
  readonly now: Date;
  readonly addressee?: Addressee | undefined;
}

/** Something that can be paid; each kind is implemented in its module. */
interface Payable {
  /**
   * Finds the shopper's own by ascending id, payable or not.
   * @throws DomainError NOT_FOUND if one is absent or another's
   */
  find(
    em: EntityManager,
    userId: string,
    ids: readonly string[],
    lookup: Lookup,
  ): Promise<readonly PayableItem[]>;
  /**
   * Updates the status of what was paid. Returns its number from now on: that of the order, or of the package
   * which a packing plan became.
   */
  markPaid(tx: EntityManager, id: string, capture: Capture): Promise<string>;
}

export const payables: Record<PayableKind, Payable> = {
  ORDER: orderPayable,
  PACKING_PLAN: planPayable,
  QUESTION: questionPayable,
};

/**
 * Finds what is to be paid, and checks that it still can be.
 * @throws DomainError NOT_FOUND for an absent or another's id; NOTHING_TO_PAY if it is paid, cancelled or
 *   overdue; PACKING_PLAN_EXPIRED.
 */
export async function findPayable(
  em: EntityManager,
  userId: string,
  { kind, id }: PaymentTarget,
  lookup: Lookup,
): Promise<PayableItem> {
  const [item] = await payables[kind].find(em, userId, [id], lookup);
  if (!item) throw new DomainError('NOT_FOUND');
  if (item.refusal) throw item.refusal;
  return item;
}

/**
 * Finds several orders of a shopper, by ascending id, and checks that all of them can be paid.
 * @throws DomainError NOT_FOUND if one is absent or another's; ORDER_NOT_PAYABLE names the first that is
 *   paid, cancelled or overdue.
 */
export async function findPayableOrders(
  em: EntityManager,
  userId: string,
  ids: readonly string[],
  lookup: Lookup,
): Promise<readonly PayableItem[]> {
  const items = await payables.ORDER.find(em, userId, ids, lookup);
  const refused = items.find(({ refusal }) => refusal);
  if (refused) throw new DomainError('ORDER_NOT_PAYABLE', { orderNumber: refused.number });
  return items;
}
