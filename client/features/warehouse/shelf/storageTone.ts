import type { StampLook } from '../../../ui/document/StatusStamp';

/** From these days left on an item's shelf calls for attention. */
const SOON_DAYS = 7;
const URGENT_DAYS = 2;

/** Returns the urgency of the remaining days of free storage; negative days are overdue. */
export function storageTone(freeDaysLeft: number): StampLook['tone'] {
  if (freeDaysLeft <= URGENT_DAYS) return 'danger';
  return freeDaysLeft <= SOON_DAYS ? 'warn' : 'ok';
}
