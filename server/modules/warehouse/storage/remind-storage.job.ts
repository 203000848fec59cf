import { HOUR_MS } from '../../../kernel/clock';
import { remindStorage } from './remind-storage';

/** Tells shoppers before the free storage of their items ends. */
export const remindStorageJob = { name: 'remind-storage', everyMs: HOUR_MS, run: remindStorage };
