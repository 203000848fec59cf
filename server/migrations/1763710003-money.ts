import { bigint, createTable, id, instant, key, nullable, primary, text } from './table-builder';

export const CreateLedgerAccounts = createTable(1763710003001, {
  name: 'ledger_accounts',
  columns: { code: primary(key(40)), user_id: nullable(id), balance: nullable(bigint) },
  references: { user_id: 'users' },
});

export const CreateJournalEntries = createTable(1763710003002, {
  name: 'journal_entries',
  columns: {
    id: primary(id),
    kind: key(20),
    idempotency_key: key(80),
    reference_id: nullable(id),
    created_at: instant,
  },
  unique: [['idempotency_key']],
  indexes: [['reference_id']],
});

export const CreatePostings = createTable(1763710003003, {
  name: 'postings',
  columns: { id: primary(id), entry_id: id, account_code: key(40), amount: bigint },
  indexes: [['entry_id'], ['account_code']],
  references: { entry_id: 'journal_entries' },
});

export const CreateFundRecords = createTable(1763710003004, {
  name: 'fund_records',
  columns: {
    id: primary(id),
    number: key(24),
    user_id: id,
    entry_id: id,
    type: key(20),
    amount: bigint,
    balance_after: bigint,
    remark: text(200),
    at: instant,
  },
  unique: [['number']],
  indexes: [['user_id', 'at']],
  references: { user_id: 'users', entry_id: 'journal_entries' },
});

export const CreatePayments = createTable(1763710003005, {
  name: 'payments',
  columns: {
    id: primary(id),
    number: key(24),
    user_id: id,
    target_kind: key(16),
    target_id: id,
    method: key(16),
    status: key(16),
    idempotency_key: key(80),
    amount: bigint,
    balance_deduction: bigint,
    discount: bigint,
    handling_fee: bigint,
    actual_payment: bigint,
    created_at: instant,
    captured_at: nullable(instant),
  },
  unique: [['number'], ['user_id', 'idempotency_key']],
  indexes: [['target_id']],
  references: { user_id: 'users' },
});
