import { DAY_MS } from '../../kernel/clock';

/** How long a sign-in lasts (CO-01). */
export const SESSION_MS = 2 * DAY_MS;
