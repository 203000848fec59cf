import { bigint, createTable, id, instant, key, nullable, primary, text } from './table-builder';

/** Corrections of funds, each proposed by one person and confirmed by another. */
export const CreateLedgerMends = createTable(1763901201001, {
  name: 'ledger_mends',
  columns: {
    id: primary(id),
    number: key(24),
    fund_code: key(40),
    open_for: nullable(key(40)),
    keeps: key(8),
    against: key(40),
    balance: bigint,
    booked: bigint,
    wrong_record: nullable(key(24)),
    reason: text(500),
    proposed_by: text(80),
    proposed_at: instant,
    confirmed_by: text(80),
    confirmed_at: nullable(instant),
    entry_id: nullable(id),
  },
  unique: [['number'], ['open_for']],
  indexes: [['entry_id'], ['fund_code']],
});
