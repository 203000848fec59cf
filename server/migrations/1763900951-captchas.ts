import { createTable, instant, key, primary } from './table-builder';

/** Answers of the captchas that are open, so that any process can check what another one issued. */
export const CreateCaptchas = createTable(1763900951001, {
  name: 'captchas',
  columns: {
    id: primary(key(64)),
    picture_hash: key(64),
    sum_hash: key(64),
    expires_at: instant,
  },
  indexes: [['expires_at']],
});
