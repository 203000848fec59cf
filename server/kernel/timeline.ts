/** The actor of an event. */
export type TimelineActor = 'SHOPPER' | 'OPERATOR' | 'CLOCK';
