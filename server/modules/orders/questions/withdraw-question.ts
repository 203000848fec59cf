import type { Actor } from '../../../kernel/actor';
import { DomainError } from '../../../kernel/errors';
import { recordAction } from '../../../platform/audit/audit';
import type { Services } from '../../../platform/services';
import { lockFund } from '../../funds/public';
import { notify } from '../../notifications/public';
import { itemsOfOrder, lockOrderByNumber, ownerOfOrder } from '../find-order';
import { transitionOrder } from '../transition-order';
import { endQuestion } from './end-question';
import { findOpenQuestion } from './find-question';

/**
 * Withdraws a question, by the operator, because the item can be bought as ordered after all.
 * @throws DomainError NOT_FOUND without an open question about the item, QUESTION_CLOSED
 */
export function withdrawQuestion(
  services: Services,
  by: Actor,
  { orderNumber, position }: { readonly orderNumber: string; readonly position: number },
): Promise<void> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const now = clock.now();
    await lockFund(tx, await ownerOfOrder(tx, orderNumber));
    const order = await lockOrderByNumber(tx, orderNumber);
    const item = (await itemsOfOrder(tx, order)).find((one) => one.position === position);
    if (!item) throw new DomainError('NOT_FOUND');
    const question = await findOpenQuestion(tx, { orderId: order.id, orderItemId: item.id });
    if (!question) throw new DomainError('NOT_FOUND');
    await endQuestion(services, tx, question, 'withdraw', now);
    const step = { actor: 'OPERATOR', now, note: item.name } as const;
    await transitionOrder(tx, order, 'withdrawQuestion', step);
    const { id: targetId, userId, number } = order;
    const params = { order: number, item: item.name };
    await notify(tx, { userId, kind: 'QUESTION_WITHDRAWN', targetId, params, now });
    const after = { position };
    await recordAction(tx, by, { action: 'QUESTION_WITHDRAWN', subject: number, after }, now);
  });
}
