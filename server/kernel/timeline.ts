/** Who made an event happen. */
export const timelineActors = ['SHOPPER', 'OPERATOR', 'CLOCK'] as const;
export type TimelineActor = (typeof timelineActors)[number];
