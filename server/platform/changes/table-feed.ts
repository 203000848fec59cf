import type { Logger } from 'pino';
import { MoreThan } from 'typeorm';
import { newId, smallestIdAt } from '../../kernel/ids';
import type { Database } from '../db/database';
import { memoryFeed, type ChangeFeed } from './change-feed';
import type { Change } from './changes';
import { PublishedChange } from './published-change.entity';

const POLL_MS = 400;
/**
 * The overlap of two successive polls. Rows are not committed in the order of their ids, and the clocks of two
 * machines differ a little.
 */
const OVERLAP_MS = 5_000;

interface TableFeedOptions {
  readonly db: Database;
  readonly log: Logger;
  /** True if another process may be listening; rows are written only then. */
  readonly isShared: boolean;
}

/**
 * A feed through the database, for servers without Redis: changes are written to a table after their commit, and
 * listening processes poll it every 400 ms. A process without listeners does not poll.
 */
export function tableFeed({ db, log, isShared }: TableFeedOptions): ChangeFeed {
  const own = memoryFeed();
  const known = new Set<string>();
  const leaving = new Set<Promise<unknown>>();
  let timer: NodeJS.Timeout | undefined;

  async function write(changes: readonly Change[]): Promise<void> {
    const createdAt = new Date();
    const rows = changes.map((payload) => ({ id: newId(), payload, createdAt }));
    rows.forEach(({ id }) => known.add(id));
    await db.transaction((tx) => tx.insert(PublishedChange, rows));
  }
  async function look(): Promise<void> {
    const since = smallestIdAt(Date.now() - OVERLAP_MS);
    known.forEach((id) => id < since && known.delete(id));
    const rows = await db.read.find(PublishedChange, { where: { id: MoreThan(since) } });
    const fresh = rows.filter(({ id }) => !known.has(id));
    fresh.forEach(({ id }) => known.add(id));
    own.publish(fresh.map(({ payload }) => payload));
  }
  function lookLater(): void {
    timer = setTimeout(() => {
      look()
        .catch((error: unknown) => log.warn({ err: error }, 'changes: the table cannot be read'))
        .finally(() => (own.isHeard() ? lookLater() : (timer = undefined)));
    }, POLL_MS).unref();
  }
  return {
    publish(changes) {
      own.publish(changes);
      if (!isShared) return;
      const written = write(changes).catch((error: unknown) =>
        log.warn({ err: error }, 'changes: the table cannot be written'),
      );
      leaving.add(written);
      void written.finally(() => leaving.delete(written));
    },
    subscribe(listener) {
      const stop = own.subscribe(listener);
      if (!timer) lookLater();
      return stop;
    },
    async close() {
      clearTimeout(timer);
      await Promise.all(leaving);
    },
  };
}
