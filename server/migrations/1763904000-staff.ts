import { createTable, id, instant, int, key, nullable, primary, text } from './table-builder';

/** The people who work for Tidebox: accounts, sessions, links and recovery codes of their own (SC-01). */
export const CreateStaff = createTable(1763904000001, {
  name: 'staff',
  columns: {
    id: primary(id),
    email: text(254),
    name: text(80),
    roles: key(120),
    language: key(2),
    status: key(10),
    password_hash: nullable(key(128)),
    factor_secret: nullable(key(64)),
    factor_step: nullable(int),
    created_at: instant,
  },
  unique: [['email']],
});

export const CreateStaffSessions = createTable(1763904000002, {
  name: 'staff_sessions',
  columns: {
    id: primary(id),
    staff_id: id,
    token_hash: key(64),
    device: text(80),
    station: nullable(text(40)),
    created_at: instant,
    expires_at: instant,
    last_used_at: instant,
    factor_at: nullable(instant),
  },
  unique: [['token_hash']],
  indexes: [['staff_id'], ['expires_at']],
  references: { staff_id: 'staff' },
});

export const CreateStaffLinks = createTable(1763904000003, {
  name: 'staff_links',
  columns: {
    id: primary(id),
    staff_id: id,
    purpose: key(20),
    token_hash: key(64),
    created_at: instant,
    expires_at: instant,
    used_at: nullable(instant),
  },
  unique: [['token_hash']],
  indexes: [['staff_id'], ['expires_at']],
  references: { staff_id: 'staff' },
});

export const CreateStaffRecoveryCodes = createTable(1763904000004, {
  name: 'staff_recovery_codes',
  columns: {
    id: primary(id),
    staff_id: id,
    code_hash: key(64),
    used_at: nullable(instant),
  },
  unique: [['staff_id', 'code_hash']],
  references: { staff_id: 'staff' },
});
