import { addColumn } from './table-changes';

/** In which we write to a shopper. */
export const AddUserLanguage = addColumn(
  1763710011001,
  'users',
  'language',
  "varchar(8) NOT NULL DEFAULT 'en'",
);
