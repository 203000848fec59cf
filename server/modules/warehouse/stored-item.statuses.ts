import { statusesThat } from '../../kernel/statuses';
import type { StoredItemStatus } from './stored-item.machine';

/** Facts of a stored item that follow from its status alone. */
interface StatusFacts {
  /** Description in the APIs. */
  readonly description: string;
  /**
   * True if it is in the warehouse and in no package: it is listed there and prevents deleting the account.
   */
  readonly isInWarehouse: boolean;
}

export const storedItemStatusFacts = {
  STORED: { description: 'On the shelf; can be packed.', isInWarehouse: true },
  HELD: {
    description: 'A refund of its order is requested; cannot be packed.',
    isInWarehouse: true,
  },
  RESERVED: { description: 'In an unpaid packing plan.', isInWarehouse: true },
  PACKED: { description: 'In a package.', isInWarehouse: false },
  WITHDRAWN: { description: 'It was refunded and has left the warehouse.', isInWarehouse: false },
} as const satisfies Readonly<Record<StoredItemStatus, StatusFacts>>;

type Facts = typeof storedItemStatusFacts;
export type StatusInWarehouse = {
  [Status in StoredItemStatus]: Facts[Status]['isInWarehouse'] extends true ? Status : never;
}[StoredItemStatus];

export const statusesInWarehouse = statusesThat<StoredItemStatus, StatusFacts>(
  storedItemStatusFacts,
  ({ isInWarehouse }) => isInWarehouse,
) as StatusInWarehouse[];
