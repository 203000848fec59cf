import { invariant } from '../../../platform/db/invariant';

/** Open questions are only about paid items that are not bought yet, one at a time. */
export const everyOpenQuestionCanBeAnswered = invariant(
  'every open question is the only one about an item that is not bought yet',
  `SELECT q.id AS question, o.status AS status, i.status AS item
     FROM order_questions q
     JOIN orders o ON o.id = q.order_id
     JOIN order_items i ON i.id = q.order_item_id
    WHERE q.status = 'OPEN'
      AND (o.status <> 'PAID' OR i.status <> 'ORDERED' OR EXISTS
            (SELECT 1 FROM order_questions other WHERE other.order_item_id = q.order_item_id
                AND other.status = 'OPEN' AND other.id <> q.id))`,
);
