import { statusesThat } from '../../../kernel/statuses';
import type { PackingPlanStatus } from './packing-plan.machine';

/** Facts of a packing plan that follow from its status alone. */
interface StatusFacts {
  /** Description in the APIs. */
  readonly description: string;
  /** True if it reserves items, which prevents deleting the account. */
  readonly keepsAccountOpen: boolean;
}

export const packingPlanStatusFacts: Readonly<Record<PackingPlanStatus, StatusFacts>> = {
  OPEN: { description: 'Waits for its payment.', keepsAccountOpen: true },
  PAID: { description: 'It became a package.', keepsAccountOpen: false },
  EXPIRED: {
    description: 'Not paid in time; the items are released.',
    keepsAccountOpen: false,
  },
  CANCELLED: {
    description: 'The shopper gave it up; the items are free again.',
    keepsAccountOpen: false,
  },
};

export const planStatusesUnderWay = statusesThat(
  packingPlanStatusFacts,
  ({ keepsAccountOpen }) => keepsAccountOpen,
);
