import { bigint, createTable, id, instant, key, primary } from './table-builder';
import { addColumn, addIndex } from './table-changes';

export const CreateJointPayments = createTable(1763710012001, {
  name: 'joint_payments',
  columns: {
    id: primary(id),
    number: key(24),
    user_id: id,
    idempotency_key: key(80),
    amount: bigint,
    created_at: instant,
  },
  unique: [['number'], ['user_id', 'idempotency_key']],
  references: { user_id: 'users' },
});

/** Null for a payment of its own. */
export const AddJointPayment = addColumn(
  1763710012002,
  'payments',
  'joint_payment_id',
  'varchar(26) NULL',
);

export const IndexJointPayment = addIndex(1763710012003, 'payments', ['joint_payment_id']);
/** Looking for an order goes through the shopper's items. */
export const IndexOrderItems = addIndex(1763710012004, 'order_items', ['user_id']);
export const IndexFundRecords = addIndex(1763710012005, 'fund_records', ['user_id', 'type', 'at']);
