/** Work that waits, as far as it is shown, and how much there is of it. */
export interface Waiting<Work> {
  /** The longest waiting entries, the oldest first. */
  readonly oldest: readonly Work[];
  readonly total: number;
}

/** Default number of entries shown of a queue. */
export const SHOWN_OF_QUEUE = 200;
