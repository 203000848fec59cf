import type { Logger } from 'pino';
import type { Database } from '../db/database';
import type { ChangeFeed } from './change-feed';
import { tableFeed } from './table-feed';

interface FeedOptions {
  /** Null where there is no Redis: the database then distributes the changes. */
  readonly redisUrl: string | null;
  readonly db: Database;
  readonly log: Logger;
  /** True if another process serves pages from the same database. */
  readonly isShared: boolean;
}

/**
 * Opens the feed that is configured, and publishes by it what transactions announce. The client of Redis is
 * loaded where there is one.
 */
export async function openFeed({ redisUrl, ...options }: FeedOptions): Promise<ChangeFeed> {
  const feed = redisUrl
    ? (await import('./redis-feed')).redisFeed(redisUrl, options.log)
    : tableFeed(options);
  options.db.onCommit((changes) => feed.publish(changes));
  return feed;
}
