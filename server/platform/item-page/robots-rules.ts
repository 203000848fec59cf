import { LRUCache } from 'lru-cache';
import robotsParser from 'robots-parser';
import type { Clock } from '../../kernel/clock';
import { hours, minutes } from '../../kernel/clock';
import { FetchFailure } from '../safe-fetch/fetch-failure';
import type { SafeFetch, FetchOptions } from '../safe-fetch/safe-fetch';

/** The name under which a site can address us in its robots.txt. */
export const ROBOT_NAME = 'Tidebox';

const KEPT_MS = hours(1);
/** After a fault of the site, which may soon be over. */
const KEPT_AFTER_FAULT_MS = minutes(5);
/** Total size of the cached files of all sites. */
const MAX_KEPT_CHARACTERS = 20_000_000;

/** The type is ignored: some sites respond with a page, which contains no rules. */
const robotsText: FetchOptions = {
  mediaTypes: /^/,
  accept: 'text/plain',
  maxBytes: 128 * 1_024,
  deadlineMs: 4_000,
};

interface Rules {
  readonly size: number;
  allows(url: string): boolean;
}

const allowsAll: Rules = { size: 1, allows: () => true };
const allowsNothing: Rules = { size: 1, allows: () => false };

/** Keeps the robots.txt of each site for an hour; many who ask at once cause one request. */
export function robotsRules(fetchSafely: SafeFetch, clock: Clock) {
  const rules = new LRUCache<string, Rules>({
    maxSize: MAX_KEPT_CHARACTERS,
    sizeCalculation: ({ size }) => size,
    ttl: KEPT_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
    async fetchMethod(origin, _, { options }) {
      const found = await rulesOf(origin);
      if (found === allowsNothing) options.ttl = KEPT_AFTER_FAULT_MS;
      return found;
    },
  });

  /** By RFC 9309, a missing file allows everything and a server error nothing. */
  async function rulesOf(origin: string): Promise<Rules> {
    const url = `${origin}/robots.txt`;
    try {
      const { body } = await fetchSafely(url, robotsText);
      const parsed = robotsParser(url, body.toString('utf8'));
      const allows = (page: string) => parsed.isAllowed(page, ROBOT_NAME) ?? true;
      return { size: body.length + 1, allows };
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error;
      const { reason, answer } = error;
      if (reason === 'TOO_LARGE') return allowsNothing;
      if (reason !== 'STATUS' || !answer || answer.status === 429) throw error;
      return answer.status < 500 ? allowsAll : allowsNothing;
    }
  }

  return {
    /** Throws FetchFailure DISALLOWED, or why robots.txt could not be had. */
    async check({ origin, href }: URL): Promise<void> {
      const found = await rules.fetch(origin);
      if (found && !found.allows(href)) throw new FetchFailure('DISALLOWED');
    },
  };
}
