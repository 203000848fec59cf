import type { Logger } from 'pino';
import { MoreThan } from 'typeorm';
import { newId, smallestIdAt } from '../../kernel/ids';
import type { Database } from '../db/database';
import { memoryFeed, type ChangeFeed } from './change-feed';
import type { Change } from './changes';
import { PublishedChange } from './published-change.entity';

const POLL_MS = 400;
/**
 * How far each look goes back. Rows are not committed in the order of their ids, and the clocks of two
 * machines differ a little.
 */
const OVERLAP_MS = 5_000;

interface TableFeedOptions {
  readonly db: Database;
  readonly log: Logger;
  /** Whether another process may be listening: only then are rows written. */
  readonly isShared: boolean;
}

/**
 * A feed by way of the database, where there is no Redis: what is published is written to a table once
 * it is committed, and whoever listens looks there every 400 ms. Nobody looks while nobody listens.
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
