import { rateLimited } from '../../kernel/errors';
import type { RateLimits } from '../rate-limit';
import type { Spending, TokenBucket } from '../token-bucket';

/**
 * The cost budget of an account, or of a guest's client address, for GraphQL and REST together. 1,000 points
 * take 1 to 2 ms of a processor; the pages of one shopper need 500 a second while they click.
 */
export const costBucket: TokenBucket = {
  name: 'cost',
  capacity: 300_000,
  refillPerSecond: 5_000,
};

/** The cost of a request, as reported to the client. */
export interface Cost {
  /** Points that were taken for this request. */
  readonly requested: number;
  readonly remaining: number;
  /** The most that can be left. */
  readonly limit: number;
  /** Until as much is left again. */
  readonly resetsInSeconds: number;
}

/** The bucket that one request is charged to. */
export interface Budget {
  /** Takes points. @throws DomainError RATE_LIMITED where too few are left; nothing is taken then. */
  spend(points: number): Promise<void>;
  /** Refunds the points of a response that turned out smaller. */
  refund(points: number): Promise<void>;
  /** Null before anything was charged. */
  cost(): Cost | null;
}

/** Opens the budget of a request; `tell` is called on every change. */
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

/** The response headers that report the cost. */
export const rateLimitFields = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];

/** The same values in standard headers; Retry-After is added to refused requests. */
export function rateLimitHeaders({ limit, remaining, resetsInSeconds }: Cost) {
  return {
    'RateLimit-Limit': String(limit),
    'RateLimit-Remaining': String(remaining),
    'RateLimit-Reset': String(resetsInSeconds),
  };
}
