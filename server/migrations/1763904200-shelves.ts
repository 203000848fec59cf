import {
  boolean,
  createTable,
  id,
  instant,
  int,
  json,
  key,
  nullable,
  primary,
  text,
} from './table-builder';

/** Places of the warehouse (issue 31). */
export const CreateShelves = createTable(1763904200001, {
  name: 'shelves',
  columns: { id: primary(id), code: key(8), name: key(12), kind: key(10), active: boolean },
  unique: [['code'], ['name']],
});

/**
 * The label of a stored item, and where it lies. A table of its own: the program of the release before goes on storing
 * items without a label, and what shoppers read of a stored item cannot name its shelf.
 */
export const CreateItemLabels = createTable(1763904200002, {
  name: 'item_labels',
  columns: {
    stored_item_id: primary(id),
    code: key(12),
    shelf_id: nullable(id),
    copies: int,
  },
  unique: [['code']],
  indexes: [['shelf_id']],
  references: { stored_item_id: 'stored_items', shelf_id: 'shelves' },
});

export const CreateStockMoves = createTable(1763904200003, {
  name: 'stock_moves',
  columns: {
    id: primary(id),
    stored_item_id: id,
    from_shelf_id: nullable(id),
    to_shelf_id: nullable(id),
    undoes_id: nullable(id),
    moved_by_id: nullable(id),
    moved_by: text(80),
    moved_at: instant,
  },
  unique: [['undoes_id']],
  indexes: [
    ['stored_item_id', 'moved_at'],
    ['moved_by_id', 'moved_at'],
  ],
  references: { stored_item_id: 'stored_items' },
});

export const CreateStockCounts = createTable(1763904200004, {
  name: 'stock_counts',
  columns: {
    id: primary(id),
    shelf_id: id,
    equal: int,
    missing: json,
    unexpected: json,
    counted_by_id: nullable(id),
    counted_by: text(80),
    counted_at: instant,
  },
  indexes: [['shelf_id', 'counted_at']],
  references: { shelf_id: 'shelves' },
});
