/** A zone by its name in the IANA database, as `Asia/Shanghai`, or UTC. */
export type TimeZone = string;

export const UTC: TimeZone = 'UTC';

/** Returns the zone that a reader named, as it is called now; UTC where none is known by that name. */
export function chooseTimeZone(named: string | undefined): TimeZone {
  // Offsets such as +08:00 are no names, and there are too many to keep a format of each.
  if (!named || !/^[A-Za-z]/.test(named)) return UTC;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: named }).resolvedOptions().timeZone;
  } catch {
    return UTC;
  }
}
