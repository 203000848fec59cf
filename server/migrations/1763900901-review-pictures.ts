import { addColumn } from './table-changes';

/** Whether the picture of a review waits for the operator's look, and why one was not shown. */
export const AddImageWaits = addColumn(
  1763900901001,
  'reviews',
  'image_waits',
  'boolean NOT NULL DEFAULT 0',
);
export const AddImageRefusal = addColumn(1763900901002, 'reviews', 'image_refusal', 'varchar(500)');
