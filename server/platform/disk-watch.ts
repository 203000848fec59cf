import { minutes } from '../kernel/clock';
import { isDiskFull } from './db/driver-errors';

/** Milliseconds for which a disk counts as full after a failed write; then one write is tried again. */
const REMEMBERED_MS = minutes(1);

/** Remembers that a disk had no room for what was written to it. */
export class DiskWatch {
  private fullAt = -Infinity;

  /** `now`: milliseconds of a clock that never goes back. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Runs what writes to the disk. */
  async watch<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (isDiskFull(error)) this.fullAt = this.now();
      throw error;
    }
  }

  /** Returns whether something found no room within the last minute. */
  isFull(): boolean {
    return this.now() - this.fullAt < REMEMBERED_MS;
  }
}
