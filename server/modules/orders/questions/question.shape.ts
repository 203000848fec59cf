import { choice, id, instant, model, money, nullable, text } from '../../../platform/http/shape';
import type { OrderQuestion } from './order-question.entity';
import { QuestionStatusEnum } from './question.types';
import { substituteIn } from './substitute-in';

/** A question about an order as the REST calls answer it. */
export const questionShape = model(
  'OrderQuestion',
  'What we ask because the price or availability of an item differs at purchase.',
  {
    id: id('Public id of the question.'),
    order_id: id('The order it is about.'),
    order_item_id: id('The item it is about.'),
    status: choice('How it stands.', QuestionStatusEnum, 'OPEN'),
    item_name: text('What the item was called when we asked.', 'Teapot'),
    old_unit_price: money('What one piece cost as ordered.', 1_000),
    new_unit_price: money('What one piece costs now.', 1_200),
    difference: money(
      'What accepting costs for the whole quantity; below zero it returns so much.',
      200,
    ),
    substitute: nullable(
      model('Substitute', 'What can be had instead; null where only the price differs.', {
        name: text('What it is called.', 'Teapot, blue'),
        url: text('Its page in the shop.', 'https://shop.example.com/item/2'),
        specification: text('Colour, size and the like; may be empty.', 'Blue'),
      }),
    ),
    note: text('What we say about it; may be empty.', 'The shop raised the price'),
    asked_time: instant('When we asked.'),
    due_time: instant('Until when it can be answered; else the item is refunded then.'),
    end_time: nullable(instant('When it ended; null while it is open.')),
  },
);

/** Shows a question. */
export function presentQuestion(one: OrderQuestion) {
  return {
    ...{ id: one.id, order_id: one.orderId, order_item_id: one.orderItemId, status: one.status },
    ...{ item_name: one.itemName, old_unit_price: one.oldUnitPrice },
    ...{ new_unit_price: one.newUnitPrice, difference: one.difference },
    ...{ substitute: substituteIn(one), note: one.note },
    ...{ asked_time: one.askedAt, due_time: one.dueAt, end_time: one.endedAt },
  };
}
