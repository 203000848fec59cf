import type { Surroundings } from './Providers';

/** For whom a page is drawn, as far as it looks different then: alike where the same is shown. */
export function drawnFor({
  session,
  colorMode,
  currency,
}: Pick<Surroundings, 'session' | 'colorMode' | 'currency'>): string {
  return [session.isSignedIn() ? 'shopper' : 'guest', colorMode, currency].join(' ');
}
