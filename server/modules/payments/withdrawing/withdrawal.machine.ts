import { defineMachine } from '../../../kernel/machine';

export const withdrawalStatuses = [
  'PENDING',
  'SENDING',
  'COMPLETED',
  'CANCELLED',
  'DECLINED',
] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

export type WithdrawalEvent = 'confirm' | 'complete' | 'cancel' | 'decline';

/**
 * The life cycle of a withdrawal. It cannot be stopped while it is being sent: the gateway may have moved
 * money that we have not recorded yet.
 */
export const withdrawalMachine = defineMachine<WithdrawalStatus, WithdrawalEvent>({
  statuses: withdrawalStatuses,
  refusal: 'WITHDRAWAL_STATUS_FORBIDS',
  transitions: [
    { from: 'PENDING', event: 'confirm', to: 'SENDING' },
    { from: 'SENDING', event: 'complete', to: 'COMPLETED' },
    { from: 'PENDING', event: 'cancel', to: 'CANCELLED' },
    { from: 'PENDING', event: 'decline', to: 'DECLINED' },
  ],
});
