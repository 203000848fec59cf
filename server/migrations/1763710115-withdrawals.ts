import { bigint, createTable, id, instant, key, nullable, primary, text } from './table-builder';
import { addColumn } from './table-changes';

/** Balance that shoppers want back on the way by which it came. */
export const CreateWithdrawals = createTable(1763710115001, {
  name: 'withdrawals',
  columns: {
    id: primary(id),
    number: key(24),
    user_id: id,
    method: key(16),
    status: key(12),
    amount: bigint,
    answer: text(500),
    requested_at: instant,
    ended_at: nullable(instant),
    next_try_at: nullable(instant),
  },
  unique: [['number']],
  indexes: [['user_id', 'requested_at'], ['status'], ['next_try_at']],
  references: { user_id: 'users' },
});

/** What goes back to each card payment, and when the gateway was told. */
export const CreateWithdrawalParts = createTable(1763710115002, {
  name: 'withdrawal_parts',
  columns: {
    id: primary(id),
    withdrawal_id: id,
    checkout_id: id,
    amount: bigint,
    sent_at: nullable(instant),
  },
  indexes: [['withdrawal_id'], ['checkout_id']],
  references: { withdrawal_id: 'withdrawals', checkout_id: 'checkouts' },
});

/** Fen of a card payment that went back or are asked back; the statement that raises it guards it. */
export const AddReturnedAmount = addColumn(
  1763710115003,
  'checkouts',
  'returned_amount',
  'bigint NOT NULL DEFAULT 0',
);
