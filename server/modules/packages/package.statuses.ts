import { statusesThat } from '../../kernel/statuses';
import type { PackageStatus } from './package.machine';

/** What is true of a package because of its status alone. */
interface StatusFacts {
  /** What the APIs say of it. */
  readonly description: string;
  /** It is neither received nor cancelled, so that the account cannot be deleted meanwhile. */
  readonly isUnderWay: boolean;
}

/** The statuses of the specification (ST-09), with all that rules and lists read of them. */
export const packageStatusFacts: Readonly<Record<PackageStatus, StatusFacts>> = {
  PENDING_SHIPMENT: { description: 'Paid; the warehouse packs it.', isUnderWay: true },
  PENDING_RECEIPT: { description: 'Shipped.', isUnderWay: true },
  COMPLETED: { description: 'Received.', isUnderWay: false },
  CANCELLED: { description: 'Cancelled; the fee is back on the balance.', isUnderWay: false },
};

export const statusesUnderWay = statusesThat(packageStatusFacts, ({ isUnderWay }) => isUnderWay);
