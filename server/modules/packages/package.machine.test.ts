import { packageMachine, type PackageEventName, type PackageStatus } from './package.machine';
import { packageActionsOf } from './package.policy';

const table: Record<PackageStatus, Partial<Record<PackageEventName, PackageStatus>>> = {
  PENDING_SHIPMENT: { cancel: 'CANCELLED', ship: 'PENDING_RECEIPT' },
  PENDING_RECEIPT: {
    correctTracking: 'PENDING_RECEIPT',
    confirmReceipt: 'COMPLETED',
    autoConfirm: 'COMPLETED',
  },
  COMPLETED: { review: 'COMPLETED' },
  CANCELLED: {},
};

const pairs = packageMachine.statuses.flatMap((status) =>
  packageMachine.events.map((event) => [status, event, table[status][event] ?? null] as const),
);

describe('The life cycle of a package (ST-09, ST-10)', () => {
  it('has exactly the four statuses of the specification', () => {
    expect(packageMachine.statuses).toEqual(Object.keys(table));
  });

  it.each(pairs)('%s %s leads to %s', (status, event, to) => {
    expect(packageMachine.allows(status, event)).toBe(to !== null);
    if (to) expect(packageMachine.next(status, event)).toBe(to);
    else expect(() => packageMachine.next(status, event)).toThrow('PACKAGE_STATUS_FORBIDS');
  });

  it('reaches every status from the first', () => {
    const reached = new Set<PackageStatus>(['PENDING_SHIPMENT']);
    for (const status of reached) Object.values(table[status]).forEach((to) => reached.add(to));
    expect([...reached].sort()).toEqual([...packageMachine.statuses].sort());
  });
});

describe('What the shopper may do with a package', () => {
  it.each([
    ['PENDING_SHIPMENT', false, ['CANCEL']],
    ['PENDING_RECEIPT', false, ['CONFIRM_RECEIPT']],
    ['COMPLETED', false, ['REVIEW']],
    ['COMPLETED', true, []],
    ['CANCELLED', false, []],
  ] as const)('%s, reviewed: %p → %p', (status, isReviewed, actions) => {
    expect(packageActionsOf({ status }, { isReviewed })).toEqual(actions);
  });
});
