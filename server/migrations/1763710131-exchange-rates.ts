import { createTable, instant, key, longText, primary } from './table-builder';

/** The last rates of each source, so that all processes show the same. */
export const CreateExchangeRates = createTable(1763710131001, {
  name: 'exchange_rates',
  columns: { source: primary(key(255)), as_of: instant, asked_at: instant, per_yuan: longText },
});
