import { defineMachine } from '../../kernel/machine';

/**
 * STORED: on the shelf, can be packed. HELD: its order has a refund request. RESERVED: in an unpaid packing
 * plan. PACKED: in a package. WITHDRAWN: it was refunded.
 */
export const storedItemStatuses = ['STORED', 'HELD', 'RESERVED', 'PACKED', 'WITHDRAWN'] as const;
export type StoredItemStatus = (typeof storedItemStatuses)[number];

export type StoredItemEvent =
  | 'hold'
  | 'release'
  | 'withdraw'
  | 'reserve'
  | 'free'
  | 'pack'
  | 'unpack';

/** The life cycle of an item in the warehouse. */
export const storedItemMachine = defineMachine<StoredItemStatus, StoredItemEvent>({
  statuses: storedItemStatuses,
  refusal: 'STORED_ITEM_NOT_AVAILABLE',
  transitions: [
    { from: 'STORED', event: 'hold', to: 'HELD' },
    { from: 'HELD', event: 'release', to: 'STORED' },
    { from: ['STORED', 'HELD'], event: 'withdraw', to: 'WITHDRAWN' },
    { from: 'STORED', event: 'reserve', to: 'RESERVED' },
    { from: 'RESERVED', event: 'free', to: 'STORED' },
    { from: 'RESERVED', event: 'pack', to: 'PACKED' },
    { from: 'PACKED', event: 'unpack', to: 'STORED' },
  ],
});
