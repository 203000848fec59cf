import { defineMachine } from '../../kernel/machine';

/** The four statuses of the specification (ST-09). */
export const packageStatuses = [
  'PENDING_SHIPMENT',
  'PENDING_RECEIPT',
  'COMPLETED',
  'CANCELLED',
] as const;
export type PackageStatus = (typeof packageStatuses)[number];

export type PackageEventName =
  | 'cancel'
  | 'ship'
  | 'correctTracking'
  | 'confirmReceipt'
  | 'autoConfirm'
  | 'review';

/** The life cycle of a package (ST-10). The rule that a review is written once is in package.policy.ts. */
export const packageMachine = defineMachine<PackageStatus, PackageEventName>({
  statuses: packageStatuses,
  refusal: 'PACKAGE_STATUS_FORBIDS',
  transitions: [
    { from: 'PENDING_SHIPMENT', event: 'cancel', to: 'CANCELLED' },
    { from: 'PENDING_SHIPMENT', event: 'ship', to: 'PENDING_RECEIPT' },
    { from: 'PENDING_RECEIPT', event: 'correctTracking', to: 'PENDING_RECEIPT' },
    { from: 'PENDING_RECEIPT', event: 'confirmReceipt', to: 'COMPLETED' },
    { from: 'PENDING_RECEIPT', event: 'autoConfirm', to: 'COMPLETED' },
    { from: 'COMPLETED', event: 'review', to: 'COMPLETED' },
  ],
});
