import { MINUTE_MS } from '../../../kernel/clock';
import { expirePackingPlans } from './expire-packing-plans';

/** Frees the items of plans nobody paid for. */
export const expirePackingPlansJob = {
  name: 'expire-packing-plans',
  everyMs: MINUTE_MS,
  run: expirePackingPlans,
};
