import { keyOf, type Change } from '../../platform/changes/changes';

/** Maximum number of distinct changes in the queue; a page that is further behind refetches everything. */
const MAX_WAITING = 200;

/**
 * The changes that one stream has not sent yet. It keeps one change per object, since the current state is read
 * when the change is sent.
 */
export class ChangeQueue implements AsyncIterable<Change> {
  private readonly waiting = new Map<string, Change>();
  private hasEnded = false;
  private wake: () => void = () => undefined;

  add(change: Change): void {
    if (this.waiting.size >= MAX_WAITING) this.end();
    if (this.hasEnded) return;
    this.waiting.set(keyOf(change), change);
    this.wake();
  }

  /** Drops all waiting changes and ends the queue. */
  end(): void {
    this.hasEnded = true;
    this.waiting.clear();
    this.wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Change, void> {
    for (;;) {
      const [next] = this.waiting;
      if (next) {
        this.waiting.delete(next[0]);
        yield next[1];
      } else if (this.hasEnded) return;
      else await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }
}
