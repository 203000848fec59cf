import type { AppContext } from './Providers';

/** For whom a page is drawn, as far as it looks different then: alike where the same is shown. */
export function renderKey({
  session,
  colorMode,
  currency,
}: Pick<AppContext, 'session' | 'colorMode' | 'currency'>): string {
  return [session.isSignedIn() ? 'shopper' : 'guest', colorMode, currency].join(' ');
}
