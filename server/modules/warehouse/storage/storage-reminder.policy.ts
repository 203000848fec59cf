/** Days of free storage left at each reminder, the last at the end (CO-03). */
export const reminderDays = [10, 5, 1, 0] as const;
export type ReminderDays = (typeof reminderDays)[number];

/**
 * Returns the reminder that is due with this number of days left, or null: the latest that was reached,
 * unless it was sent before. Skipped ones are not sent afterwards.
 */
export function reminderDue(daysLeft: number, lastSent: number | null): ReminderDays | null {
  const reached = reminderDays.findLast((days) => daysLeft <= days);
  if (reached === undefined) return null;
  return lastSent === null || reached < lastSent ? reached : null;
}
