import { defineMachine } from '../../../kernel/machine';

export const packingPlanStatuses = ['OPEN', 'PAID', 'EXPIRED', 'CANCELLED'] as const;
export type PackingPlanStatus = (typeof packingPlanStatuses)[number];

export type PackingPlanEvent = 'pay' | 'expire' | 'cancel';

/** The life cycle of a packing plan; every change is final. */
export const packingPlanMachine = defineMachine<PackingPlanStatus, PackingPlanEvent>({
  statuses: packingPlanStatuses,
  refusal: 'PACKING_PLAN_STATUS_FORBIDS',
  transitions: [
    { from: 'OPEN', event: 'pay', to: 'PAID' },
    { from: 'OPEN', event: 'expire', to: 'EXPIRED' },
    { from: 'OPEN', event: 'cancel', to: 'CANCELLED' },
  ],
});
