import { browserCookies } from '../apollo/cookies';

/** The server reads it, and writes the times within sentences as this reader's clock shows them. */
const COOKIE = 'timeZone';

const ONE_YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** Keeps in a cookie which zone the reader is in, such as Asia/Shanghai. */
export function tellTimeZone(): void {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  browserCookies().write(COOKIE, timeZone, ONE_YEAR_IN_SECONDS);
}
