import type { RateLimit, RateLimits } from '../../platform/rate-limit';

const QUARTER_HOUR_S = 15 * 60;
const limit = (name: string, points: number): RateLimit => ({
  ...{ name: `sign-ins ${name}`, points },
  seconds: QUARTER_HOUR_S,
});

/** Failures, and checks under way, in a quarter of an hour. */
const perAddress = limit('from an address', 40);
const perPair = limit('to an account from an address', 8);
const perAccount = limit('to an account', 40);
const perDevice = limit('from a known device', 8);
const perSession = limit('within a session', 8);

/** Who wants a password checked. Of a session or a known device only its own failures count. */
export type PasswordGuesser =
  | { readonly sessionId: string }
  | { readonly deviceId: string }
  | { readonly email: string; readonly clientAddress: string };

function limitsOf(guesser: PasswordGuesser): readonly (readonly [RateLimit, key: string])[] {
  if ('sessionId' in guesser) return [[perSession, guesser.sessionId]];
  if ('deviceId' in guesser) return [[perDevice, guesser.deviceId]];
  const { email, clientAddress } = guesser;
  return [
    [perAddress, clientAddress],
    [perPair, `${email} ${clientAddress}`],
    [perAccount, email],
  ];
}

/**
 * Takes a point of every limit before a password is checked, so that a burst cannot outrun the
 * count. Returns how to give them back for the right one. Throws DomainError RATE_LIMITED.
 */
export async function consumeAttempt(
  rateLimits: RateLimits,
  guesser: PasswordGuesser,
): Promise<() => Promise<void>> {
  const limits = limitsOf(guesser);
  for (const [rule, key] of limits) await rateLimits.consume(rule, key);
  return async () => {
    for (const [rule, key] of limits) await rateLimits.refund(rule, key);
  };
}
