import type { EntityManager } from 'typeorm';
import { ZERO, type Money } from '../../../kernel/money';
import { notify } from '../../notifications/public';
import type { Order } from '../order.entity';
import { transitionOrder } from '../transition-order';
import { changeNote } from './difference';
import type { QuestionInOrder } from './find-question';
import { repriceItem, substituteOf } from './reprice-item';
import { transitionQuestion } from './transition-question';

interface Taking {
  readonly now: Date;
  readonly changes?: Partial<Order>;
  readonly paid?: Money;
}

/**
 * Accepts the operator's offer: the item is replaced or repriced. `changes` are the amounts of the order that
 * a payment raises, `paid` is the payment with its fee. The caller holds the locks of fund and order.
 * @throws DomainError QUESTION_CLOSED, ORDER_STATUS_FORBIDS, ITEM_STATUS_FORBIDS
 */
export async function takeOffer(
  tx: EntityManager,
  { question, order, item }: QuestionInOrder,
  { now, changes = {}, paid = ZERO }: Taking,
): Promise<void> {
  await transitionQuestion(tx, question, 'accept', now);
  const { newUnitPrice: unitPrice, substituteName, difference: amount } = question;
  await repriceItem(tx, item, { unitPrice, substitute: substituteOf(question) });
  const note = changeNote(item, unitPrice, substituteName);
  await transitionOrder(tx, order, 'acceptQuestion', {
    actor: 'SHOPPER',
    now,
    note,
    changes,
  });
  const { id: targetId, userId, number } = order;
  const params = { order: number, item: substituteName ?? item.name, amount, paid };
  await notify(tx, { userId, kind: 'QUESTION_ACCEPTED', targetId, params, now });
}
