import type { Actor } from '../../kernel/actor';
import type { Money } from '../../kernel/money';
import { recordAction } from '../../platform/audit/audit';
import { retryTakenNumber } from '../../platform/db/driver-errors';
import { once, type Repeatable } from '../../platform/idempotency/idempotency';
import type { Services } from '../../platform/services';
import { lockOrdersOfItems } from '../orders/public';
import { savePurchases, type PurchaseAtShop } from './save-purchases';
import { ShopPurchase } from './shop-purchase.entity';

/** A purchase as a buyer notes it: what was paid is said, and not what was expected. */
export interface NotedPurchase extends Repeatable, PurchaseAtShop {
  readonly shopOrderNumber: string;
  readonly goodsPaid: Money;
  readonly shippingPaid: Money;
}

/**
 * Records what was bought at one shop under one of its numbers: some items or all, of one order or of several. An order
 * is processing once all its items are bought or refunded; until then it stays paid, and its shopper sees which of them
 * are bought. The shop's number never reaches a shopper. One row in the audit log.
 * @throws DomainError NOT_FOUND for an unknown item, IDEMPOTENCY_KEY_REUSED, and the refusals of `savePurchases`
 */
export function recordPurchase(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  by: Actor,
  input: NotedPurchase,
): Promise<ShopPurchase> {
  const now = clock.now();
  const caller = by.kind === 'STAFF' ? by.sessionId : by.kind;
  const attempt = { caller, operation: 'recordPurchase', input, now };
  // Of two purchases with one number at the same instant, the second finds the first when it is tried again.
  return retryTakenNumber(() =>
    db.transaction((tx) =>
      once(
        tx,
        attempt,
        async () => {
          const itemIds = input.lines.map(({ orderItemId }) => orderItemId);
          const orders = await lockOrdersOfItems(tx, itemIds);
          const recording = { by, now, note: '' };
          const { purchases } = await savePurchases(tx, orders, [input], recording);
          const [purchase] = purchases;
          const { id: subject, shop, shopOrderNumber, goodsPaid, shippingPaid } = purchase!;
          const figures = { shop, shopOrderNumber, goodsPaid, shippingPaid };
          const after = { ...figures, orders: orders.length, items: itemIds.length };
          await recordAction(tx, by, { action: 'SHOP_PURCHASE_RECORDED', subject, after }, now);
          return purchase!;
        },
        (id) => tx.findOneBy(ShopPurchase, { id }),
      ),
    ),
  );
}
