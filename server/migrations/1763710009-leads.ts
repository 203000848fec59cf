import { createTable, id, instant, int, key, primary, text } from './table-builder';

export const CreateLeads = createTable(1763710009001, {
  name: 'leads',
  columns: {
    id: primary(id),
    name: text(60),
    company: text(100),
    email: text(254),
    phone: key(32),
    monthly_parcels: int,
    message: text(2000),
    created_at: instant,
  },
  indexes: [['created_at']],
});
