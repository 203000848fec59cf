import { defineMachine } from '../../../kernel/machine';

export const inboundParcelStatuses = [
  'EXPECTED',
  'ARRIVED',
  'OPENED',
  'UNCLAIMED',
  'SENT_BACK',
] as const;
export type InboundParcelStatus = (typeof inboundParcelStatuses)[number];

export type InboundParcelEvent = 'arrive' | 'open' | 'claim' | 'sendBack';

/** The life cycle of what a courier brings: expected, there, opened; or nobody's, until somebody claims it. */
export const inboundParcelMachine = defineMachine<InboundParcelStatus, InboundParcelEvent>({
  statuses: inboundParcelStatuses,
  refusal: 'PARCEL_STATUS_FORBIDS',
  transitions: [
    { from: 'EXPECTED', event: 'arrive', to: 'ARRIVED' },
    { from: 'ARRIVED', event: 'open', to: 'OPENED' },
    { from: 'UNCLAIMED', event: 'claim', to: 'ARRIVED' },
    { from: ['ARRIVED', 'UNCLAIMED'], event: 'sendBack', to: 'SENT_BACK' },
  ],
});
