/** Why something of the public internet could not be fetched. */
export type FetchFailureReason =
  /** The address leads (also by a redirect) to something that is not on the public internet. */
  | 'NOT_PUBLIC'
  | 'UNREACHABLE'
  | 'TOO_SLOW'
  | 'TOO_LARGE'
  /** It is of another media type than was asked for. */
  | 'WRONG_TYPE'
  /** Answered with a status other than 200. */
  | 'STATUS'
  /** The site's robots.txt asks us not to. */
  | 'DISALLOWED'
  /** The site refused us a moment ago, and is left alone. */
  | 'LEFT_ALONE';

/** What a server answered that was of no use. */
export interface Answer {
  readonly url: URL;
  readonly status: number;
  /** The header of that name; empty where there is none. */
  readonly retryAfter: string;
}

/** Thrown by the safe fetcher, for whatever an address, a network or a server does. */
export class FetchFailure extends Error {
  constructor(
    readonly reason: FetchFailureReason,
    /** Where a server answered at all. */
    readonly answer?: Answer,
  ) {
    super(reason);
  }
}
