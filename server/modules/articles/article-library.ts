import { createHash } from 'node:crypto';
import type { Database } from '../../platform/db/database';
import { keptFor, type Kept } from '../../platform/kept';
import type { Services } from '../../platform/services';
import { listLinesWithPrices } from '../delivery/public';
import { ArticleGroup } from './article-group.entity';
import { Article } from './article.entity';

/** A group with its articles, both in their order. */
export interface Shelf extends ArticleGroup {
  readonly articles: readonly Article[];
}

/** For how long a change made by another process may stay unseen. */
const KEPT_MS = 10_000;

const kept = keptFor(KEPT_MS, loadShelves);

/**
 * All articles: one statement, none while they are kept in memory. Kept from the moment they are
 * asked for, so that readers at the same time share it, and what is forgotten meanwhile stays so.
 */
export const readLibrary: Kept<readonly Shelf[]>['read'] = kept.read;

/** After a change in this process the next reader asks the database. */
export const forgetLibrary = kept.forget;

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

/**
 * Another text whenever an article, a group, or a delivery line that articles tell of is another: what was
 * made of them is then old.
 */
export async function stampOfArticles(services: Services): Promise<string> {
  const shelves = await readLibrary(services);
  return `${stampOf(shelves)} ${stampOf(await listLinesWithPrices(services))}`;
}

const stamps = new WeakMap<object, string>();

function stampOf(read: object): string {
  const known = stamps.get(read);
  if (known) return known;
  const stamp = createHash('sha256').update(JSON.stringify(read)).digest('base64');
  stamps.set(read, stamp);
  return stamp;
}
