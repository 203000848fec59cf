import type { CookieJar } from '../../apollo/cookies';
import type { Currency } from '../../gql/graphql';

/** In what amounts can be shown (HD-12), with the sign before them in the menu. */
export const signs: Record<Currency, string> = {
  CNY: '¥',
  USD: '$',
  EUR: '€',
  GBP: '£',
  AUD: 'A$',
  CAD: 'C$',
  JPY: '¥',
  HKD: 'HK$',
  SGD: 'S$',
};

export const currencies = Object.keys(signs) as Currency[];

const COOKIE = 'currency';
const ONE_YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** Returns the last chosen currency; yuan if the cookie holds none of ours. */
export function readCurrency(cookies: CookieJar): Currency {
  const chosen = cookies.read(COOKIE);
  return currencies.find((currency) => currency === chosen) ?? 'CNY';
}

export function keepCurrency(cookies: CookieJar, currency: Currency): void {
  cookies.write(COOKIE, currency, ONE_YEAR_IN_SECONDS);
}
