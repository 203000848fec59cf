import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request, type Dispatcher } from 'undici';
import { DomainError } from '../../kernel/errors';
import { fairQueue } from '../fair-queue';
import { checkedUrl, type IsExempt } from './checked-url';
import { Deadline } from './deadline';
import { FetchFailure, type Answer } from './fetch-failure';
import {
  dialByNetwork,
  guardedConnect,
  resolvePublicName,
  type Dial,
  type ResolveName,
} from './guarded-connect';
import { ACCEPTED_ENCODINGS, readBody } from './read-body';

const MAX_REDIRECTS = 3;
const DEADLINE_MS = 8_000;
const MAX_HEADER_BYTES = 16_384;

/** The request and its limits. */
export interface FetchOptions {
  /** Media types that are read; others are WRONG_TYPE. */
  readonly mediaTypes: RegExp;
  readonly accept: string;
  /** Bytes of the decompressed body. */
  readonly maxBytes: number;
  /** Milliseconds from asking to the last byte, redirects and waiting in line included. */
  readonly deadlineMs?: number;
  /** True if a redirect is returned as `location` instead of followed. */
  readonly staysHere?: boolean;
  /** Called before each request, also of a redirect's target; the FetchFailure it throws ends the fetch. */
  readonly mayAsk?: (url: URL) => Promise<void>;
}

export interface Fetched {
  /** The final URL. */
  readonly url: URL;
  /** The content type as it was sent. */
  readonly contentType: string;
  readonly body: Buffer;
  /** The target of a redirect that is not followed. */
  readonly location?: URL;
}

/** Fetches something of the public internet by GET. Throws FetchFailure. */
export type SafeFetch = (url: string, options: FetchOptions) => Promise<Fetched>;

interface Options {
  readonly userAgent: string;
  readonly isExempt?: IsExempt;
  readonly resolve?: ResolveName;
  readonly dial?: Dial;
}

/**
 * Opens the one fetcher for addresses that strangers give us: it connects only to the public internet, keeps no
 * cookies, and is bounded in time, bytes, redirects and concurrency, overall and per host. Each request has a
 * connection of its own, which is checked when it is made. An operation that fetches releases its queue slot:
 * slow shops must not keep other shoppers waiting.
 */
export function openSafeFetch({
  userAgent,
  isExempt = () => false,
  resolve = resolvePublicName,
  dial = dialByNetwork,
}: Options): SafeFetch {
  const queued = fairQueue({ atOnce: 12, waiting: 100, ofOneKey: { inLine: 3, waiting: 30 } });
  const dispatcher = new Agent({
    connect: guardedConnect(isExempt, resolve, dial),
    pipelining: 0,
    maxHeaderSize: MAX_HEADER_BYTES,
  });

  async function ask(url: URL, options: FetchOptions, deadline: Deadline): Promise<Fetched> {
    deadline.check();
    const response = await request(url, {
      dispatcher,
      signal: deadline.signal,
      headers: {
        'user-agent': userAgent,
        accept: options.accept,
        'accept-encoding': ACCEPTED_ENCODINGS,
        'accept-language': 'en,zh;q=0.8,*;q=0.5',
      },
    });
    return read(url, response, options).finally(() => response.body.destroy());
  }

  async function follow(
    start: string,
    options: FetchOptions,
    deadline: Deadline,
  ): Promise<Fetched> {
    let next = start;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const url = checkedUrl(next, isExempt);
      await options.mayAsk?.(url);
      const answer = await queued(url.hostname, () => ask(url, options, deadline));
      if (!answer.location || options.staysHere) return answer;
      next = answer.location.href;
    }
    throw new FetchFailure('UNREACHABLE');
  }

  return async (url, options) => {
    const deadline = new Deadline(options.deadlineMs ?? DEADLINE_MS);
    try {
      return await deadline.before(follow(url, options, deadline));
    } catch (error) {
      throw failureOf(error);
    } finally {
      deadline.end();
    }
  };
}

/** Returns what came, or where it redirects to. */
async function read(
  url: URL,
  { statusCode: status, headers, body }: Dispatcher.ResponseData,
  options: FetchOptions,
): Promise<Fetched> {
  // A body that is not read to its end may still break.
  body.on('error', () => undefined);
  const contentType = headerOf(headers, 'content-type');
  const location = headerOf(headers, 'location');
  const answer = { url, status, retryAfter: headerOf(headers, 'retry-after') };
  if (status >= 300 && status < 400 && location)
    return { url, contentType, body: Buffer.alloc(0), location: targetOf(location, answer) };
  if (status !== 200) throw new FetchFailure('STATUS', answer);
  if (!options.mediaTypes.test(contentType)) throw new FetchFailure('WRONG_TYPE', answer);
  const length = Number(headerOf(headers, 'content-length'));
  if (length > options.maxBytes) throw new FetchFailure('TOO_LARGE', answer);
  const encoding = headerOf(headers, 'content-encoding').trim().toLowerCase();
  const read = readBody(body, encoding, options.maxBytes).catch((error: unknown) => {
    throw error instanceof FetchFailure ? new FetchFailure(error.reason, answer) : error;
  });
  return { url, contentType, body: await read };
}

function targetOf(location: string, answer: Answer): URL {
  // Sent in UTF-8 by some, which HTTP takes for Latin-1.
  const target = Buffer.from(location, 'latin1').toString('utf8');
  if (!URL.canParse(target, answer.url.href)) throw new FetchFailure('UNREACHABLE', answer);
  return new URL(target, answer.url);
}

function headerOf(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

function failureOf(error: unknown): Error {
  if (error instanceof FetchFailure) return error;
  // Too much waits in line already.
  if (error instanceof DomainError) return new FetchFailure('TOO_SLOW');
  return new FetchFailure(isTimeout(error) ? 'TOO_SLOW' : 'UNREACHABLE');
}

function isTimeout(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /_TIMEOUT$|^ETIMEDOUT$/.test(code);
}
