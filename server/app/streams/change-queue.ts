import { keyOf, type Change } from '../../platform/changes/changes';

/** Different things that may wait to be told; a page that is so far behind asks for everything. */
const MAX_WAITING = 200;

/**
 * What one stream has still to tell. Of the same thing it keeps one change, since what is told is read
 * when its turn comes.
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

  /** Nothing more is told, nor what still waits. */
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
