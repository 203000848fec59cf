/** The reason why a URL of the public internet could not be fetched. */
export type FetchFailureReason =
  /** The address resolves or redirects to a host outside the public internet. */
  | 'NOT_PUBLIC'
  | 'UNREACHABLE'
  | 'TOO_SLOW'
  | 'TOO_LARGE'
  /** The media type is not one of those requested. */
  | 'WRONG_TYPE'
  /** Answered with a status other than 200. */
  | 'STATUS'
  /** The site's robots.txt disallows it. */
  | 'DISALLOWED'
  /** The site refused us a moment ago, and is left alone. */
  | 'LEFT_ALONE';

/** A server's response that could not be used. */
export interface Answer {
  readonly url: URL;
  readonly status: number;
  /** The value of a header; empty if there is none. */
  readonly retryAfter: string;
}

/** Thrown by the safe fetcher, for whatever an address, a network or a server does. */
export class FetchFailure extends Error {
  constructor(
    readonly reason: FetchFailureReason,
    /** The response, if the server sent one. */
    readonly answer?: Answer,
  ) {
    super(reason);
  }
}
