import type { StampLook } from '../../../ui/paper/StatusStamp';

/** From these days left on an item's shelf calls for attention. */
const SOON_DAYS = 7;
const URGENT_DAYS = 2;

/** How pressing the days of free storage left are; negative days are overdue. */
export function storageTone(freeDaysLeft: number): StampLook['tone'] {
  if (freeDaysLeft <= URGENT_DAYS) return 'danger';
  return freeDaysLeft <= SOON_DAYS ? 'warn' : 'ok';
}
