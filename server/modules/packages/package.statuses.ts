import { statusesThat } from '../../kernel/statuses';
import type { PackageStatus } from './package.machine';

/** Facts of a package that follow from its status alone. */
interface StatusFacts {
  /** Description in the APIs. */
  readonly description: string;
  /** True if it is neither received nor cancelled, which prevents deleting the account. */
  readonly isUnderWay: boolean;
}

/** The statuses of the specification (ST-09), with all facts that rules and lists need. */
export const packageStatusFacts: Readonly<Record<PackageStatus, StatusFacts>> = {
  PENDING_SHIPMENT: { description: 'Paid; the warehouse packs it.', isUnderWay: true },
  PENDING_RECEIPT: { description: 'Shipped.', isUnderWay: true },
  COMPLETED: { description: 'Received.', isUnderWay: false },
  CANCELLED: { description: 'Cancelled; the fee is back on the balance.', isUnderWay: false },
};

export const statusesUnderWay = statusesThat(packageStatusFacts, ({ isUnderWay }) => isUnderWay);
