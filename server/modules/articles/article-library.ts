import type { Database } from '../../platform/db/database';
import type { Services } from '../../platform/services';
import { ArticleGroup } from './article-group.entity';
import { Article } from './article.entity';

/** A group with its articles, both in their order. */
export interface Shelf extends ArticleGroup {
  readonly articles: readonly Article[];
}

/** For how long a change made by another process may stay unseen. */
const KEPT_MS = 10_000;

interface Kept {
  readonly shelves: Promise<readonly Shelf[]>;
  readonly until: number;
}

const kept = new WeakMap<Database, Kept>();

/**
 * All articles: one statement, none while they are kept in memory. Kept from the moment they are
 * asked for, so that readers at the same time share it, and what is forgotten meanwhile stays so.
 */
export function readLibrary({ db, clock }: Services): Promise<readonly Shelf[]> {
  const now = clock.now().getTime();
  const known = kept.get(db);
  if (known && now < known.until) return known.shelves;
  const shelves = loadShelves(db);
  shelves.catch(() => kept.delete(db));
  kept.set(db, { shelves, until: now + KEPT_MS });
  return shelves;
}

async function loadShelves({ read }: Database): Promise<readonly Shelf[]> {
  const shelves = await read
    .createQueryBuilder(ArticleGroup, 'shelf')
    .leftJoinAndMapMany('shelf.articles', Article, 'article', 'article.groupId = shelf.id')
    .orderBy('shelf.position')
    .addOrderBy('article.position')
    .addOrderBy('article.id')
    .getMany();
  return shelves as Shelf[];
}

/** After a change in this process the next reader asks the database. */
export function forgetLibrary({ db }: Services): void {
  kept.delete(db);
}
