/** Titles of payment results by target. */
export const resultTitles = {
  CAPTURED: 'payments.captured',
  PENDING: 'payments.pending',
  FAILED: 'payments.failed',
  CREDITED: 'payments.credited',
} as const;

/** Titles of recharge results (ER-06, SN-01). */
export const rechargeTitles = {
  CAPTURED: 'payments.recharge.captured',
  PENDING: 'payments.pending',
  FAILED: 'payments.recharge.failed',
} as const;
