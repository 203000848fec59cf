import { addColumn } from './table-changes';

/** Of which kinds of notifications a shopper wants no email, parted by spaces. */
export const AddMutedEmails = addColumn(
  1763800034001,
  'users',
  'muted_emails',
  "varchar(400) NOT NULL DEFAULT ''",
);
