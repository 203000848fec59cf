import { DAY_MS } from '../../kernel/clock';

/** How long a sign-in lasts (CO-01). */
export const SESSION_MS = 2 * DAY_MS;

/** How long a device is known: its next sign-in is no news, and strangers cannot keep it out. */
export const DEVICE_KNOWN_MS = 90 * DAY_MS;
