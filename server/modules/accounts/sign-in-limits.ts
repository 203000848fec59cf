import type { RateLimit, RateLimits } from '../../platform/rate-limit';

const QUARTER_HOUR_S = 15 * 60;
const limit = (name: string, points: number): RateLimit => ({
  ...{ name: `sign-ins ${name}`, points },
  seconds: QUARTER_HOUR_S,
});

/** Failed and running checks per quarter of an hour. */
const perAddress = limit('from an address', 40);
const perPair = limit('to an account from an address', 8);
const perAccount = limit('to an account', 40);
const perDevice = limit('from a known device', 8);
const perSession = limit('within a session', 8);

/** The origin of a password check. For a session or a known device only its own failures count. */
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
 * Takes a point of every limit before a password is checked, so that a burst cannot outrun the count
 * (decision 22). Returns a function that refunds them when the password was right. Throws DomainError
 * RATE_LIMITED.
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
