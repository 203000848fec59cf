import { createTable, id, instant, key, nullable, primary } from './table-builder';
import { addColumn } from './table-changes';

export const CreateAccountTokens = createTable(1763710010001, {
  name: 'account_tokens',
  columns: {
    id: primary(id),
    user_id: nullable(id),
    purpose: key(20),
    token_hash: key(64),
    sent_to: key(254),
    created_at: instant,
    expires_at: instant,
    used_at: nullable(instant),
  },
  unique: [['token_hash']],
  indexes: [
    ['user_id', 'purpose'],
    ['sent_to', 'created_at'],
  ],
  references: { user_id: 'users' },
});

export const AddGender = addColumn(1763710010002, 'users', 'gender', 'varchar(10) NULL');
/** As YYYY-MM-DD: a day, not an instant. */
export const AddBirthday = addColumn(1763710010003, 'users', 'birthday', 'varchar(10) NULL');
export const AddPhone = addColumn(1763710010004, 'users', 'phone', 'varchar(20) NULL');
export const AddRegion = addColumn(1763710010005, 'users', 'region', 'varchar(2) NULL');
export const AddAvatar = addColumn(1763710010006, 'users', 'avatar_file', 'varchar(80) NULL');
export const AddDevice = addColumn(
  1763710010007,
  'sessions',
  'device',
  "varchar(80) NOT NULL DEFAULT ''",
);
