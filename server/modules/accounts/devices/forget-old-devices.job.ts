import { DAY_MS } from '../../../kernel/clock';
import { forgetOldDevices } from './forget-old-devices';

/** Clears away devices that were not used for long. */
export const forgetOldDevicesJob = {
  name: 'forget old devices',
  everyMs: DAY_MS,
  run: forgetOldDevices,
};
