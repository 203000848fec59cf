import { MINUTE_MS } from '../../../kernel/clock';
import { expireUnpaidOrders } from './expire-unpaid-orders';

/** Cancels orders that were not paid within 72 hours. */
export const expireUnpaidOrdersJob = {
  name: 'expire-unpaid-orders',
  everyMs: MINUTE_MS,
  run: expireUnpaidOrders,
};
