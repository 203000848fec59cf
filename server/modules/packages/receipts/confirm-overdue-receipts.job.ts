import { HOUR_MS } from '../../../kernel/clock';
import { confirmOverdueReceipts } from './confirm-overdue-receipts';

/** Completes packages whose shoppers stay silent. */
export const confirmOverdueReceiptsJob = {
  name: 'confirm-overdue-receipts',
  everyMs: HOUR_MS,
  run: confirmOverdueReceipts,
};
