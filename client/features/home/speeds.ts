/** The four ranges of the service (SC-07), in days from leaving the warehouse. */
export const deliverySpeeds = [
  { key: 'express', from: 1, to: 3 },
  { key: 'direct', from: 5, to: 10 },
  { key: 'postal', from: 10, to: 14 },
  { key: 'ocean', from: 21, to: 35 },
] as const;

/** Where the scale ends. */
export const SCALE_DAYS = 35;
export const DAYS_OF_A_WEEK = 7;
