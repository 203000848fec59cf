import { createHash } from 'node:crypto';
import type { Database } from '../../platform/db/database';
import { cached, type TtlCache } from '../../platform/ttl-cache';
import type { Services } from '../../platform/services';
import { listLinesWithPrices } from '../delivery/public';
import { ArticleGroup } from './article-group.entity';
import { Article } from './article.entity';

/** A group with its articles, both in their order. */
export interface Shelf extends ArticleGroup {
  readonly articles: readonly Article[];
}

/** Time for which a change by another process may stay unseen. */
const KEPT_MS = 10_000;

const kept = cached(KEPT_MS, loadShelves);

/**
 * Returns all articles: one statement, none while they are cached. Cached from the moment of the request, so
 * that simultaneous readers share it, and an invalidation meanwhile is respected.
 */
export const readLibrary: TtlCache<readonly Shelf[]>['read'] = kept.read;

/** After a change in this process the next reader queries the database. */
export const forgetLibrary = kept.invalidate;

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
 * Returns a text that differs whenever an article, a group, or a delivery line mentioned in articles has
 * changed, so that callers notice that what they derived from them is stale.
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
