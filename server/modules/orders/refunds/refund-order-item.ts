import type { Actor } from '../../../kernel/actor';
import { DomainError } from '../../../kernel/errors';
import { recordAction } from '../../../platform/audit/audit';
import { checkedWords } from '../../../platform/validation/checked-words';
import type { Services } from '../../../platform/services';
import { lockFund } from '../../funds/public';
import { notify } from '../../notifications/public';
import { readSite } from '../../site/public';
import { itemsOfOrder, lockOrderByNumber, ownerOfOrder } from '../find-order';
import { dropQuestions } from '../questions/end-question';
import { returnItem } from './return-item';

/** The timeline shows it behind the item's name, in a column of 500 characters. */
const MAX_NOTE = 280;

export interface ItemRefund {
  readonly orderNumber: string;
  /** Place of the item in its order, counted from 1. */
  readonly position: number;
  readonly note: string;
}

/**
 * Refunds one item that was not packed, by the operator; see `returnItem` for the effect on the order. An
 * open question about it ends.
 * @throws DomainError VALIDATION_FAILED, NOT_FOUND, ORDER_STATUS_FORBIDS (also during a refund request for
 *   the whole order), ITEM_STATUS_FORBIDS
 */
export async function refundOrderItem(
  services: Services,
  by: Actor,
  { orderNumber, position, ...words }: ItemRefund,
): Promise<void> {
  const { db, clock } = services;
  const { refundDays } = await readSite(services);
  return db.transaction(async (tx) => {
    const note = checkedWords('note', words.note, { max: MAX_NOTE });
    const now = clock.now();
    await lockFund(tx, await ownerOfOrder(tx, orderNumber));
    const order = await lockOrderByNumber(tx, orderNumber);
    const items = await itemsOfOrder(tx, order);
    const item = items.find((candidate) => candidate.position === position);
    if (!item) throw new DomainError('NOT_FOUND');

    await dropQuestions(services, tx, { orderId: order.id, orderItemId: item.id }, now);
    const step = { actor: 'OPERATOR', now, note, refundDays } as const;
    const returned = await returnItem(tx, order, { item, items }, step);
    const { id: targetId, userId, number } = order;
    const params = { order: number, item: item.name, ...returned, note };
    await notify(tx, { userId, kind: 'ITEM_REFUNDED', targetId, params, now });
    const after = { position, ...returned };
    await recordAction(tx, by, { action: 'ITEM_REFUNDED', subject: number, after }, now);
  });
}
