import type { Actor } from '../../kernel/actor';
import { DomainError } from '../../kernel/errors';
import type { Money } from '../../kernel/money';
import { recordAction } from '../../platform/audit/audit';
import { retryTakenNumber } from '../../platform/db/driver-errors';
import type { Services } from '../../platform/services';
import { checkedWords } from '../../platform/validation/checked-words';
import { InputRefused } from '../../platform/validation/input-refused';
import { isToBuy, lockOrderToBuy, type OrderItem, type OrderToBuy } from '../orders/public';
import { piecesBought } from './bought-pieces.queries';
import { savePurchases } from './save-purchases';

/** The items of one order that were bought. */
export interface OrderPurchase {
  readonly orderNumber: string;
  /** Shown to the shopper in the timeline. */
  readonly note: string;
  /** Places of the items in the order, counted from 1; all that are still to be bought if omitted. */
  readonly positions?: readonly number[] | undefined;
  /** The shop's own number, for items of one shop. */
  readonly shopOrderNumber?: string | undefined;
  /** Fen for the goods, for items of one shop; what the shopper paid if omitted. */
  readonly goodsPaid?: Money | undefined;
}

/**
 * Records what was bought of one order (ST-06): one purchase for each shop of its items, which cost what was expected
 * unless it is said. For the command line and the demo; one row in the audit log. Returns the order, and the items
 * that were bought.
 * @throws DomainError VALIDATION_FAILED, NOT_FOUND, ORDER_STATUS_FORBIDS, and the refusals of `savePurchases`
 */
export function purchaseOrder(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  by: Actor,
  { orderNumber, positions, shopOrderNumber, goodsPaid, ...words }: OrderPurchase,
): Promise<OrderToBuy> {
  const note = checkedWords('note', words.note, { max: 500 });
  return retryTakenNumber(() =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const { order, items } = await lockOrderToBuy(tx, orderNumber);
      const chosen = positions ? itemsAt(items, positions) : items.filter(isToBuy);
      const { status: from } = order;
      if (chosen.length === 0)
        throw new DomainError('ORDER_STATUS_FORBIDS', { status: from, event: 'purchase' });
      const shops = [...new Set(chosen.map(({ shop }) => shop))];
      const isOfOneShop = shopOrderNumber !== undefined || goodsPaid !== undefined;
      if (isOfOneShop && shops.length > 1) throw severalShops(shops);
      const before = await piecesBought(
        tx,
        chosen.map(({ id }) => id),
      );
      const lineOf = ({ id: orderItemId, quantity }: OrderItem) => ({
        orderItemId,
        // Of an item that another has bought, one piece is too many.
        pieces: Math.max(quantity - (before.get(orderItemId) ?? 0), 1),
      });
      const purchases = shops.map((shop) => ({
        ...{ shop, goodsPaid, shopOrderNumber: shopOrderNumber ?? null },
        lines: chosen.filter((item) => item.shop === shop).map(lineOf),
      }));
      const saved = await savePurchases(tx, [{ order, items }], purchases, { by, now, note });
      const status = saved.statuses.get(order.id) ?? from;
      const after = { status, items: chosen.length };
      const action = { action: 'ORDER_PURCHASED', subject: orderNumber } as const;
      await recordAction(tx, by, { ...action, before: { status: from }, after }, now);
      return { order: { ...order, status }, items: chosen };
    }),
  );
}

function itemsAt(items: readonly OrderItem[], positions: readonly number[]): OrderItem[] {
  return positions.map((position) => {
    const item = items.find((candidate) => candidate.position === position);
    if (!item) throw new DomainError('NOT_FOUND');
    return item;
  });
}

function severalShops(shops: readonly string[]): InputRefused {
  const type = `items of one shop; these are of ${shops.join(', ')}`;
  return new InputRefused({ items: { key: 'expected', params: { type } } });
}
