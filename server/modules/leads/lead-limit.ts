import { rateLimit } from '../../platform/rate-limit';

/** Emails from one client address in an hour; each is read by a person. */
export const countLead = rateLimit({ points: 5, seconds: 60 * 60 });
