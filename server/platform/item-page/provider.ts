import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { request, type Dispatcher } from 'undici';
import { Deadline } from '../safe-fetch/deadline';
import { FetchFailure } from '../safe-fetch/fetch-failure';
import { ACCEPTED_ENCODINGS, readBody } from '../safe-fetch/read-body';
import { ContractBroken, readProviderItem } from './provider-contract';
import { publishedByProvider } from './provider-item';
import type { ItemReader, Reading, ReadingFailure } from './reading';

const MAX_BYTES = 512_000;
const DEADLINE_MS = 8_000;
/** Milliseconds before a retry. */
const PAUSES = [150, 450];

/** Provider of items from shops that publish nothing to guests. */
export interface ItemProvider {
  /** Without a slash at the end. */
  readonly url: string;
  /** Null if the provider requires none. */
  readonly key: string | null;
}

interface Options extends ItemProvider {
  readonly log: Pick<Logger, 'warn'>;
  /** For all attempts together. */
  readonly deadlineMs?: number;
}

/** The meaning of a response without an item, by its status. */
const failures: Readonly<Record<number, ReadingFailure>> = {
  404: 'GONE',
  410: 'GONE',
  429: 'REFUSED_BY_SHOP',
};

/**
 * Reads items through a provider (schema/item-provider.json). Its host is configured and trusted, so it may be
 * on our own network. Its errors are logged, since only an operator can fix them.
 */
export function providerReader({ url, key, log, deadlineMs = DEADLINE_MS }: Options): ItemReader {
  const headers = {
    accept: 'application/json',
    'accept-encoding': ACCEPTED_ENCODINGS,
    ...(key !== null && { authorization: `Bearer ${key}` }),
  };

  async function ask(address: string, deadline: Deadline): Promise<Reading> {
    const response = await request(address, { headers, signal: deadline.signal });
    // A body that is not read to its end may still break.
    response.body.on('error', () => undefined);
    return readAnswer(address, response).finally(() => response.body.destroy());
  }

  async function askAgain(address: string, deadline: Deadline): Promise<Reading> {
    for (const milliseconds of PAUSES) {
      try {
        return await ask(address, deadline);
      } catch (error) {
        if (!isPassing(error)) throw error;
      }
      await pause(milliseconds, undefined, { signal: deadline.signal });
    }
    return ask(address, deadline);
  }

  return {
    async read({ shop, itemId }) {
      const address = `${url}/${shop}/${encodeURIComponent(itemId ?? '')}`;
      const deadline = new Deadline(deadlineMs);
      try {
        return await deadline.before(askAgain(address, deadline));
      } catch (error) {
        const failure = failureOf(error);
        log.warn(
          { err: error, shop, itemId, failure },
          'The item provider did not answer as agreed',
        );
        return { failure };
      } finally {
        deadline.end();
      }
    },
  };
}

/** @throws ContractBroken, or FetchFailure: UNREACHABLE where asking again may help. */
async function readAnswer(
  address: string,
  { statusCode, headers, body }: Dispatcher.ResponseData,
): Promise<Reading> {
  const failure = failures[statusCode];
  if (failure) return { failure };
  if (statusCode !== 200) {
    const answer = { url: new URL(address), status: statusCode, retryAfter: '' };
    throw new FetchFailure(statusCode >= 500 ? 'UNREACHABLE' : 'STATUS', answer);
  }
  const encoding = String(headers['content-encoding'] ?? '').toLowerCase();
  const answer = await readBody(body, encoding, MAX_BYTES);
  const item = publishedByProvider(readProviderItem(answer.toString('utf8')), address);
  return item.title ? { item } : { failure: 'NOTHING_PUBLISHED' };
}

/** True if a retry may succeed: the network broke, or the provider itself did. */
function isPassing(error: unknown): boolean {
  if (error instanceof FetchFailure) return error.reason === 'UNREACHABLE';
  return !(error instanceof ContractBroken);
}

function failureOf(error: unknown): ReadingFailure {
  if (error instanceof ContractBroken) return 'NOTHING_PUBLISHED';
  const reason = error instanceof FetchFailure && error.reason;
  return reason === 'TOO_SLOW' || reason === 'TOO_LARGE' ? reason : 'UNREACHABLE';
}
