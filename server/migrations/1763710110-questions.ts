import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bigint, createTable, id, instant, key, nullable, primary, text } from './table-builder';
import { addColumn } from './table-changes';

/** What differs from an order at purchase, and what the shopper answered. */
export const CreateOrderQuestions = createTable(1763710110001, {
  name: 'order_questions',
  columns: {
    id: primary(id),
    user_id: id,
    order_id: id,
    order_item_id: id,
    status: key(12),
    item_name: text(200),
    old_unit_price: bigint,
    new_unit_price: bigint,
    difference: bigint,
    substitute_name: nullable(text(200)),
    substitute_url: nullable(text(2048)),
    substitute_specification: nullable(text(300)),
    note: text(500),
    asked_at: instant,
    due_at: instant,
    ended_at: nullable(instant),
  },
  indexes: [['order_id'], ['order_item_id'], ['status', 'due_at'], ['user_id']],
  references: { user_id: 'users', order_id: 'orders', order_item_id: 'order_items' },
});

/** Fen of an order that returned to the balance; the statement that raises it guards its limit. */
export const AddRefundedAmount = addColumn(
  1763710110002,
  'orders',
  'refunded_amount',
  'bigint NOT NULL DEFAULT 0',
);

/** What was refunded before the column was there stands in the ledger. */
export class FillRefundedAmount implements MigrationInterface {
  readonly name = 'Fill_refunded_amount_1763710110003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE orders SET refunded_amount = COALESCE(
         (SELECT -SUM(p.amount) FROM journal_entries e
            JOIN postings p ON p.entry_id = e.id AND p.account_code = 'orders'
           WHERE e.reference_id = orders.id AND e.kind IN ('ORDER_REFUND', 'ITEM_REFUND')), 0)`,
    );
  }

  /** The column goes with the migration that added it. */
  async down(): Promise<void> {}
}
