import { createTable, instant, key, nullable, primary } from './table-builder';

/** Alerts that have begun, so that one process of a cluster tells the operator. */
export const CreateAlerts = createTable(1763901101001, {
  name: 'alerts',
  columns: {
    name: primary(key(40)),
    begun_at: instant,
    told_at: nullable(instant),
  },
});
