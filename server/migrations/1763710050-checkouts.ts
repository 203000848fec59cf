import {
  bigint,
  createTable,
  id,
  instant,
  key,
  longText,
  nullable,
  primary,
  text,
} from './table-builder';
import { addColumn, addIndex } from './table-changes';

/** Money of a fund that waits for the other part of a payment; it cannot be spent meanwhile. */
export const AddHeld = addColumn(
  1763710050001,
  'ledger_accounts',
  'held',
  'bigint NOT NULL DEFAULT 0',
);

/** Sessions of the payment gateway. */
export const CreateCheckouts = createTable(1763710050002, {
  name: 'checkouts',
  columns: {
    id: primary(id),
    user_id: id,
    gateway: nullable(key(16)),
    reference: nullable(key(120)),
    url: nullable(longText),
    status: key(16),
    amount: bigint,
    created_at: instant,
    expires_at: instant,
    next_look_at: nullable(instant),
  },
  unique: [['gateway', 'reference']],
  indexes: [['next_look_at']],
  references: { user_id: 'users' },
});

export const AddCheckout = addColumn(1763710050003, 'payments', 'checkout_id', 'varchar(26) NULL');
export const IndexCheckout = addIndex(1763710050004, 'payments', ['checkout_id']);

export const AddFailure = addColumn(1763710050005, 'payments', 'failure', 'varchar(24) NULL');

/** What a shopper says of money sent by remittance; one for each payment by that method. */
export const CreateRemittances = createTable(1763710050006, {
  name: 'remittances',
  columns: {
    id: primary(id),
    user_id: id,
    payment_id: id,
    sender_name: text(100),
    sender_country: key(2),
    control_number: key(20),
    receipt_image_id: nullable(id),
    answer: text(500),
    created_at: instant,
    answered_at: nullable(instant),
  },
  unique: [['payment_id']],
  indexes: [['control_number'], ['user_id']],
  references: { user_id: 'users', payment_id: 'payments' },
});
