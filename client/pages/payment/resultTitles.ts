/** What the result of a payment for something is called. */
export const resultTitles = {
  CAPTURED: 'payments.captured',
  PENDING: 'payments.pending',
  FAILED: 'payments.failed',
  CREDITED: 'payments.credited',
} as const;

/** What the result of a recharge is called (ER-06, SN-01). */
export const rechargeTitles = {
  CAPTURED: 'payments.recharge.captured',
  PENDING: 'payments.pending',
  FAILED: 'payments.recharge.failed',
} as const;
