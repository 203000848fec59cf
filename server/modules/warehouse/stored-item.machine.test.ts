import {
  storedItemMachine,
  type StoredItemEvent,
  type StoredItemStatus,
} from './stored-item.machine';

const table: Record<StoredItemStatus, Partial<Record<StoredItemEvent, StoredItemStatus>>> = {
  STORED: { hold: 'HELD', withdraw: 'WITHDRAWN', reserve: 'RESERVED' },
  HELD: { release: 'STORED', withdraw: 'WITHDRAWN' },
  RESERVED: { free: 'STORED', pack: 'PACKED' },
  PACKED: { unpack: 'STORED' },
  WITHDRAWN: {},
};

const pairs = storedItemMachine.statuses.flatMap((status) =>
  storedItemMachine.events.map((event) => [status, event, table[status][event] ?? null] as const),
);

describe('The life of a stored item', () => {
  it.each(pairs)('%s %s leads to %s', (status, event, to) => {
    if (to) expect(storedItemMachine.next(status, event)).toBe(to);
    else expect(() => storedItemMachine.next(status, event)).toThrow('STORED_ITEM_NOT_AVAILABLE');
  });
});
