import { statusesThat } from '../../../kernel/statuses';
import type { WithdrawalStatus } from './withdrawal.machine';

/** Facts of a withdrawal that follow from its status alone. */
interface StatusFacts {
  /** Description in the APIs. */
  readonly description: string;
  /** True if its amount is held, which prevents deleting the account. */
  readonly isUnderWay: boolean;
  /** True if its amount is in the balance as before, and can be requested again. */
  readonly isGivenUp: boolean;
}

export const withdrawalStatusFacts: Readonly<Record<WithdrawalStatus, StatusFacts>> = {
  PENDING: {
    description: 'It waits for an operator; you can take it back.',
    ...{ isUnderWay: true, isGivenUp: false },
  },
  SENDING: {
    description: 'It is confirmed, and the money is being sent.',
    ...{ isUnderWay: true, isGivenUp: false },
  },
  COMPLETED: { description: 'The money was sent.', isUnderWay: false, isGivenUp: false },
  CANCELLED: { description: 'You took it back.', isUnderWay: false, isGivenUp: true },
  DECLINED: {
    description: 'An operator declined it; `answer` says why.',
    ...{ isUnderWay: false, isGivenUp: true },
  },
};

/** Returns the statuses of withdrawals with a property. */
export const withdrawalStatusesThat = (
  holds: (facts: StatusFacts) => boolean,
): WithdrawalStatus[] => statusesThat(withdrawalStatusFacts, holds);

export const withdrawalStatusesUnderWay = withdrawalStatusesThat(({ isUnderWay }) => isUnderWay);
