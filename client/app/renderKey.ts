import type { AppContext } from './Providers';

/** Returns the key of a rendered page: equal for viewers who see the same content. */
export function renderKey({
  session,
  colorMode,
  currency,
}: Pick<AppContext, 'session' | 'colorMode' | 'currency'>): string {
  return [session.isSignedIn() ? 'shopper' : 'guest', colorMode, currency].join(' ');
}
