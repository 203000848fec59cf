/** Work that waits, as far as it is shown, and how much there is of it. */
export interface Waiting<Work> {
  /** Those that have waited longest, the oldest first. */
  readonly oldest: readonly Work[];
  readonly total: number;
}

/** How many pieces of a queue are shown unless more are asked for. */
export const SHOWN_OF_QUEUE = 200;
