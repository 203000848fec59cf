/** Who made an event happen. */
export type TimelineActor = 'SHOPPER' | 'OPERATOR' | 'CLOCK';
