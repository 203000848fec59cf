import { createTable, id, instant, int, longText, nullable, primary, text } from './table-builder';

/** Times in which shoppers cannot pay; of those that last there is one at most. */
export const CreatePaymentFreezes = createTable(1763710101001, {
  name: 'payment_freezes',
  columns: {
    id: primary(id),
    active: nullable(int),
    frozen_at: instant,
    findings: longText,
    lifted_at: nullable(instant),
    lifted_because: text(500),
  },
  unique: [['active']],
});
