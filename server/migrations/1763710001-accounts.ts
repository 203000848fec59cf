import { boolean, createTable, id, instant, key, nullable, primary, text } from './table-builder';

export const CreateUsers = createTable(1763710001001, {
  name: 'users',
  columns: {
    id: primary(id),
    email: key(254),
    password_hash: key(255),
    nickname: nullable(text(16)),
    is_email_verified: boolean,
    created_at: instant,
  },
  unique: [['email']],
});

export const CreateSessions = createTable(1763710001002, {
  name: 'sessions',
  columns: {
    id: primary(id),
    user_id: id,
    token_hash: key(64),
    created_at: instant,
    expires_at: instant,
  },
  unique: [['token_hash']],
  indexes: [['user_id']],
  references: { user_id: 'users' },
});

export const CreateUploads = createTable(1763710001003, {
  name: 'uploads',
  columns: {
    id: primary(id),
    user_id: nullable(id),
    file_name: key(80),
    byte_size: { kind: 'int' },
    created_at: instant,
  },
  indexes: [['user_id']],
  references: { user_id: 'users' },
});

export const CreateAddresses = createTable(1763710001004, {
  name: 'addresses',
  columns: {
    id: primary(id),
    user_id: id,
    label: text(40),
    first_name: text(60),
    last_name: text(60),
    email: text(254),
    phone: text(32),
    country_code: key(2),
    province: text(80),
    city: text(80),
    detail: text(200),
    postcode: text(16),
    is_default: boolean,
    created_at: instant,
  },
  indexes: [['user_id', 'created_at']],
  references: { user_id: 'users' },
});
