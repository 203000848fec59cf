import { rateLimited } from '../../kernel/errors';
import type { RateLimits } from '../rate-limit';
import type { Spending, TokenBucket } from '../token-bucket';

/**
 * What the operations of an account, or of a guest's client address, may cost over GraphQL and REST
 * together. 1,000 points take 1 to 2 ms of a processor; the pages of one shopper need 500 a second
 * while they click.
 */
export const costBucket: TokenBucket = {
  name: 'cost',
  capacity: 300_000,
  refillPerSecond: 5_000,
};

/** What a request cost, as it is told to whoever made it. */
export interface Cost {
  /** Points that were taken for this request. */
  readonly requested: number;
  readonly remaining: number;
  /** The most that can be left. */
  readonly limit: number;
  /** Until as much is left again. */
  readonly resetsInSeconds: number;
}

/** The bucket that one request draws from. */
export interface Budget {
  /** Takes points. @throws DomainError RATE_LIMITED where too few are left; nothing is taken then. */
  spend(points: number): Promise<void>;
  /** Gives back what was taken for an answer that turned out smaller. */
  refund(points: number): Promise<void>;
  /** Null before anything was asked for. */
  cost(): Cost | null;
}

/** Opens the budget of a request; `tell` hears of every change. */
export function openBudget(
  limits: RateLimits,
  key: string,
  tell: (cost: Cost) => void = () => undefined,
): Budget {
  let requested = 0;
  let latest: Spending | null = null;
  const cost = () => latest && costOf(requested, latest);
  return {
    cost,
    async spend(points) {
      latest = await limits.spend(costBucket, key, points);
      if (latest.isTaken) requested += points;
      tell(costOf(requested, latest));
      if (!latest.isTaken) throw rateLimited(latest.waitMs);
    },
    async refund(points) {
      latest = await limits.spend(costBucket, key, -points);
      requested -= points;
      tell(costOf(requested, latest));
    },
  };
}

function costOf(requested: number, { remaining, fullInMs }: Spending): Cost {
  const resetsInSeconds = Math.ceil(fullInMs / 1_000);
  return { requested, remaining, limit: costBucket.capacity, resetsInSeconds };
}

/** The fields of an answer that tell its cost. */
export const rateLimitFields = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];

/** The same in the fields that clients know; Retry-After is added where a request was refused. */
export function rateLimitHeaders({ limit, remaining, resetsInSeconds }: Cost) {
  return {
    'RateLimit-Limit': String(limit),
    'RateLimit-Remaining': String(remaining),
    'RateLimit-Reset': String(resetsInSeconds),
  };
}
