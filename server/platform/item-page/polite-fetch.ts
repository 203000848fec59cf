import { LRUCache } from 'lru-cache';
import type { Clock } from '../../kernel/clock';
import { hours, minutes } from '../../kernel/clock';
import { FetchFailure, type Answer } from '../safe-fetch/fetch-failure';
import type { Fetched, SafeFetch, FetchOptions } from '../safe-fetch/safe-fetch';
import { robotsRules } from './robots-rules';

const refusals = [403, 429, 503];
/** Milliseconds for which a shop that refused us is left alone: the default, and the maximum. */
const REST_MS = minutes(5);
const LONGEST_REST_MS = hours(1);
const MAX_HOSTS = 5_000;

export interface PoliteFetchOptions extends FetchOptions {
  /** True if robots.txt applies: for pages we read, not for links of a shopper. */
  readonly asksRobots: boolean;
}

/** Fetches as the safe fetcher does. Throws FetchFailure, also for what a site does not want. */
export type PoliteFetch = (url: string, options: PoliteFetchOptions) => Promise<Fetched>;

/**
 * Adds politeness to the safe fetcher: a host that returned 403, 429 or 503 is left alone for as long as its
 * Retry-After says, five minutes by default and at most an hour, and robots.txt is respected.
 */
export function openPoliteFetch(fetchSafely: SafeFetch, clock: Clock): PoliteFetch {
  const resting = new LRUCache<string, true>({
    max: MAX_HOSTS,
    ttl: REST_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });

  const mayAsk = async ({ host }: URL) => {
    if (resting.has(host)) throw new FetchFailure('LEFT_ALONE');
  };

  async function fetchHearing(url: string, options: FetchOptions): Promise<Fetched> {
    try {
      return await fetchSafely(url, options);
    } catch (error) {
      const answer = error instanceof FetchFailure ? error.answer : undefined;
      if (answer && refusals.includes(answer.status))
        resting.set(answer.url.host, true, { ttl: restOf(answer, clock) });
      throw error;
    }
  }

  const robots = robotsRules((url, options) => fetchHearing(url, { ...options, mayAsk }), clock);

  return (url, { asksRobots, ...options }) =>
    fetchHearing(url, {
      ...options,
      async mayAsk(next) {
        await mayAsk(next);
        if (asksRobots) await robots.check(next);
      },
    });
}

/** Returns milliseconds. Retry-After is a number of seconds or a date. */
function restOf({ retryAfter }: Answer, clock: Clock): number {
  const asked = /^\d+$/.test(retryAfter.trim())
    ? Number(retryAfter) * 1_000
    : Date.parse(retryAfter) - clock.now().getTime();
  return asked > 0 ? Math.min(asked, LONGEST_REST_MS) : REST_MS;
}
