import { DomainError } from '../../kernel/errors';
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
  articleId: number,
  number?: number,
): Promise<ArticleVersion> {
  const now = services.clock.now();
  const published = await services.db.transaction(async (tx) => {
    const where = number === undefined ? { articleId } : { articleId, number };
    const version = await tx.findOne(ArticleVersion, { where, order: { number: 'DESC' } });
    if (!version) throw new DomainError('NOT_FOUND');
    await putArticle(tx, { id: articleId, ...readersViewOf(version) }, now);
    await tx.update(ArticleVersion, { id: version.id }, { publishedAt: now });
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
  articleId: number,
  number: number,
): Promise<ArticleVersion> {
  const writtenAt = services.clock.now();
  await services.db.transaction(async (tx) => {
    const earlier = await tx.findOneBy(ArticleVersion, { articleId, number });
    if (!earlier) throw new DomainError('NOT_FOUND');
    const latest = await tx.maximum(ArticleVersion, 'number', { articleId });
    const again = { ...earlier, number: (latest ?? 0) + 1, writtenAt, publishedAt: null };
    await insertVersion(tx, again);
  });
  return publishVersion(services, articleId);
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
