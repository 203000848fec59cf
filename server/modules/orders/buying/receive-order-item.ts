import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import { checkedWords } from '../../../platform/validation/checked-words';
import { InputRefused } from '../../../platform/validation/input-refused';
import { transitionAll } from '../../../platform/db/transition';
import { notify } from '../../notifications/public';
import { itemsOfOrder, lockOrderByNumber } from '../find-order';
import { photosOfOrder } from '../../warehouse/public';
import type { Order } from '../order.entity';
import { isOpen } from '../order.policy';
import { transitionOrder } from '../transition-order';
import { stockOrder } from './stock-order';
import { OrderItem } from '../items/order-item.entity';
import { orderItemMachine } from '../items/order-item.machine';

export interface Arrival {
  readonly orderNumber: string;
  /** Place of the item in its order, counted from 1. */
  readonly position: number;
  readonly now: Date;
  /** Days for refund requests once everything is in stock. */
  readonly refundDays: number;
  /** Number of its photos. */
  readonly photoCount: number;
  /** Reason for fewer photos than were paid for. */
  readonly withoutPhotos?: string | undefined;
}

/**
 * Records the arrival of an item in the warehouse. With the last one the order is in stock, and refund
 * requests get a deadline (ST-06, ST-07). During a refund request nothing is received: the operator answers
 * the request first.
 * @throws DomainError VALIDATION_FAILED if photos are missing with the last item, NOT_FOUND,
 *   ORDER_STATUS_FORBIDS, ITEM_STATUS_FORBIDS
 */
export async function receiveOrderItem(
  tx: EntityManager,
  { orderNumber, position, now, refundDays, ...photos }: Arrival,
): Promise<{ orderItemId: string; orderId: string; userId: string }> {
  const order = await lockOrderByNumber(tx, orderNumber);
  const items = await itemsOfOrder(tx, order);
  const item = items.find((candidate) => candidate.position === position);
  if (!item) throw new DomainError('NOT_FOUND');

  const isLast = !items.some((other) => other !== item && isOpen(other));
  const reason = isLast ? await reasonForNoPhotos(tx, order, photos) : '';
  const note = reason ? `${item.name}: ${reason}` : item.name;
  await transitionOrder(tx, order, 'receiveItem', { actor: 'OPERATOR', now, note });
  await transitionAll(tx, OrderItem, orderItemMachine, [item], 'receive');
  const { id: orderId, userId, number } = order;
  if (isLast) await stockOrder(tx, order, { now, refundDays });
  else {
    const params = { order: number, item: item.name };
    await notify(tx, { userId, kind: 'ITEM_ARRIVED', targetId: orderId, params, now });
  }
  return { orderItemId: item.id, orderId, userId };
}

/**
 * Fine photos are paid per order, for any of its items, so they can only be missing with the last item.
 * Returns the reason for missing photos; empty if none are missing.
 */
async function reasonForNoPhotos(
  tx: EntityManager,
  order: Order,
  { photoCount, withoutPhotos }: Pick<Arrival, 'photoCount' | 'withoutPhotos'>,
): Promise<string> {
  const { finePhotoCount: paid } = order;
  const missing = paid - photoCount - (paid > photoCount ? await photosOfOrder(tx, order) : 0);
  if (missing <= 0) return '';
  if (withoutPhotos !== undefined)
    return checkedWords('withoutPhotos', withoutPhotos, { min: 1, max: 200 });
  const wishes = [order.finePhotoLocation, order.finePhotoNote].filter(Boolean).join(', ');
  const type = `${missing} more: ${paid} fine photos are paid${wishes && ` (${wishes})`}`;
  throw new InputRefused({ photos: { key: 'expected', params: { type } } });
}
