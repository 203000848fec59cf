import { createTable, key, longText, primary, text } from './table-builder';

/** What an operator changed of the goods that carriers restrict; a kind without a row is as it began. */
export const CreateRestrictedGoods = createTable(1763900010001, {
  name: 'restricted_goods',
  columns: {
    kind: primary(key(20)),
    rule: key(20),
    line_ids: text(500),
    words_en: longText,
    words_zh: longText,
    exceptions: longText,
  },
});
