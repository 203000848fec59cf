import type { Clock } from '../../kernel/clock';
import { FetchFailure } from '../safe-fetch/fetch-failure';
import { decodePage } from './charset';
import type { PoliteFetch } from './polite-fetch';
import { readPublished } from './published/read-published';
import type { ItemReader, Reading, ReadingFailure } from './reading';

const page = {
  mediaTypes: /^\s*(text\/html|application\/xhtml\+xml)\s*(;|$)/i,
  accept: 'text/html,application/xhtml+xml',
  maxBytes: 2 * 1_024 * 1_024,
  asksRobots: true,
};

const failures: Readonly<Record<FetchFailure['reason'], ReadingFailure>> = {
  NOT_PUBLIC: 'NOT_PUBLIC',
  UNREACHABLE: 'UNREACHABLE',
  TOO_SLOW: 'TOO_SLOW',
  TOO_LARGE: 'TOO_LARGE',
  WRONG_TYPE: 'NOT_HTML',
  STATUS: 'UNREACHABLE',
  DISALLOWED: 'DISALLOWED',
  LEFT_ALONE: 'REFUSED_BY_SHOP',
};

const statuses: Readonly<Partial<Record<number, ReadingFailure>>> = {
  403: 'REFUSED_BY_SHOP',
  404: 'GONE',
  410: 'GONE',
  429: 'REFUSED_BY_SHOP',
  503: 'REFUSED_BY_SHOP',
};

/** Reads the pages of shops. */
export function pageReader(fetchPolitely: PoliteFetch, clock: Clock): ItemReader {
  return { read: ({ url }) => readPage(fetchPolitely, clock, url) };
}

async function readPage(
  fetchPolitely: PoliteFetch,
  clock: Clock,
  address: string,
): Promise<Reading> {
  try {
    const { url, contentType, body } = await fetchPolitely(address, page);
    const item = readPublished(decodePage(body, contentType), url.href, clock.now());
    return item ? { item } : { failure: 'NOTHING_PUBLISHED' };
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    return { failure: failureOf(error) };
  }
}

function failureOf({ reason, answer }: FetchFailure): ReadingFailure {
  return (reason === 'STATUS' && answer && statuses[answer.status]) || failures[reason];
}
