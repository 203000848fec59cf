import { DAY_MS } from '../../kernel/clock';

/** Lifetime of a session (CO-01). */
export const SESSION_MS = 2 * DAY_MS;

/**
 * Time for which a device stays known: its next sign-in is not reported, and strangers cannot lock it out.
 */
export const DEVICE_KNOWN_MS = 90 * DAY_MS;
