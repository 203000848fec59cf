import type { Services } from '../platform/services';
import type { Table } from './table';

/** What a command did or found: words for people, data for `--json`. */
export interface Answer {
  readonly text: string | Table;
  readonly data: unknown;
  /** The command ran, and what it found is bad news: exit code 1. */
  readonly isBad?: boolean;
}

/** Where a command works: it opens the shop, runs, prints the answer and closes. */
export type CommandRunner = (work: (services: Services) => Promise<Answer>) => Promise<void>;
