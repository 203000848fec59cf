import type { EntityManager } from 'typeorm';
import type { Actor } from '../../kernel/actor';
import { DomainError } from '../../kernel/errors';
import { recordAction } from '../../platform/audit/audit';
import type { Services } from '../../platform/services';
import { forgetLibrary } from './article-library';
import { ArticleVersion } from './article-version.entity';
import { renderMarkdown } from './markdown';
import { putArticle } from './write-article';
import { insertVersion } from './write-version';

/**
 * Publishes a version of an article, the latest by default.
 * @throws DomainError NOT_FOUND, VALIDATION_FAILED
 */
export async function publishVersion(
  services: Services,
  by: Actor,
  articleId: number,
  number?: number,
): Promise<ArticleVersion> {
  const now = services.clock.now();
  const published = await services.db.transaction(async (tx) => {
    const where = number === undefined ? { articleId } : { articleId, number };
    const version = await tx.findOne(ArticleVersion, { where, order: { number: 'DESC' } });
    if (!version) throw new DomainError('NOT_FOUND');
    await publish(tx, version, now);
    const after = { version: version.number };
    const subject = String(articleId);
    await recordAction(tx, by, { action: 'ARTICLE_PUBLISHED', subject, after }, now);
    return { ...version, publishedAt: now };
  });
  forgetLibrary(services);
  return published;
}

/**
 * Copies an earlier version as the latest, and publishes it.
 * @throws DomainError NOT_FOUND, VALIDATION_FAILED
 */
export async function restoreVersion(
  services: Services,
  by: Actor,
  articleId: number,
  number: number,
): Promise<ArticleVersion> {
  const now = services.clock.now();
  const restored = await services.db.transaction(async (tx) => {
    const earlier = await tx.findOneBy(ArticleVersion, { articleId, number });
    if (!earlier) throw new DomainError('NOT_FOUND');
    const latest = (await tx.maximum(ArticleVersion, 'number', { articleId })) ?? 0;
    const again = { ...earlier, number: latest + 1, writtenAt: now, publishedAt: null };
    const version = await insertVersion(tx, again);
    await publish(tx, version, now);
    const change = { before: { version: latest }, after: { version: version.number, of: number } };
    const subject = String(articleId);
    await recordAction(tx, by, { action: 'ARTICLE_RESTORED', subject, ...change }, now);
    return { ...version, publishedAt: now };
  });
  forgetLibrary(services);
  return restored;
}

async function publish(tx: EntityManager, version: ArticleVersion, now: Date): Promise<void> {
  await putArticle(tx, { id: version.articleId, ...readersViewOf(version) }, now);
  await tx.update(ArticleVersion, { id: version.id }, { publishedAt: now });
}

/** Returns a version as clean HTML, as readers see it. */
export function readersViewOf({
  bodyEn,
  bodyZh,
  ...version
}: Omit<ArticleVersion, 'id' | 'articleId' | 'number' | 'writtenAt' | 'publishedAt'>) {
  const { groupId, position, isFaq, nameEn, nameZh } = version;
  const html = { htmlEn: renderMarkdown(bodyEn), htmlZh: renderMarkdown(bodyZh) };
  return { groupId, position, isFaq, nameEn, nameZh, ...html };
}
