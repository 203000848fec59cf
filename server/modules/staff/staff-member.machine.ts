import { defineMachine } from '../../kernel/machine';

/**
 * INVITED: they have no password yet. ACTIVE: they can sign in. SUSPENDED: they cannot. Nobody is ever deleted, because
 * the audit log names them.
 */
export const staffStatuses = ['INVITED', 'ACTIVE', 'SUSPENDED'] as const;
export type StaffStatus = (typeof staffStatuses)[number];

export type StaffEvent = 'choosePassword' | 'suspend' | 'reinstate' | 'reinviteSuspended';

/** The life cycle of an account of the staff. */
export const staffMachine = defineMachine<StaffStatus, StaffEvent>({
  statuses: staffStatuses,
  refusal: 'STAFF_STATUS_FORBIDS',
  transitions: [
    { from: ['INVITED', 'ACTIVE'], event: 'choosePassword', to: 'ACTIVE' },
    { from: ['INVITED', 'ACTIVE'], event: 'suspend', to: 'SUSPENDED' },
    { from: 'SUSPENDED', event: 'reinstate', to: 'ACTIVE' },
    { from: 'SUSPENDED', event: 'reinviteSuspended', to: 'INVITED' },
  ],
});
