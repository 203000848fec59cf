import type { EntityManager } from 'typeorm';
import type { Actor } from '../../kernel/actor';
import { DomainError } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import type { Language } from '../../kernel/language';
import { recordAction } from '../../platform/audit/audit';
import { InputRefused } from '../../platform/validation/input-refused';
import type { Services } from '../../platform/services';
import { Article } from './article.entity';
import { ArticleVersion } from './article-version.entity';
import { readMarkdown } from './markdown';
import { MAX_BODY, refuseLength, requireGroup } from './write-article';

/** Changes of an article by an operator; an omitted field keeps its latest value. */
export interface ArticleChange {
  readonly articleId: number;
  /** Markdown files by language, each beginning with `# Title`; an empty one removes the language. */
  readonly texts: Readonly<Partial<Record<Language, string>>>;
  readonly groupId?: string | undefined;
  readonly position?: number | undefined;
  readonly isFaq?: boolean | undefined;
}

/**
 * Writes a draft of a new or existing article. Readers see it once it is published.
 * @throws DomainError NOT_FOUND for an unknown article without a group; VALIDATION_FAILED for an unknown
 *   group, a text without a title or too long
 */
export async function writeVersion(
  { db, clock }: Services,
  by: Actor,
  change: ArticleChange,
): Promise<ArticleVersion> {
  const words = { ...wordsOf('En', change.texts.en), ...wordsOf('Zh', change.texts.zh) };
  const now = clock.now();
  return db.transaction(async (tx) => {
    const latest = await latestVersion(tx, change.articleId);
    const { groupId = latest?.groupId, position = latest?.position ?? 99 } = change;
    if (groupId === undefined) throw new DomainError('NOT_FOUND');
    await requireGroup(tx, groupId);
    const written = await insertVersion(tx, {
      ...{ nameEn: '', nameZh: '', bodyEn: '', bodyZh: '', ...latest, ...words },
      ...{ articleId: change.articleId, number: (latest?.number ?? 0) + 1, groupId, position },
      ...{ isFaq: change.isFaq ?? latest?.isFaq ?? true, writtenAt: now, publishedAt: null },
    });
    const after = { version: written.number, groupId, position, isFaq: written.isFaq };
    const subject = String(change.articleId);
    await recordAction(tx, by, { action: 'ARTICLE_WRITTEN', subject, after }, now);
    return written;
  });
}

/** Returns the columns of one language; none if its file is not given. */
function wordsOf(language: 'En' | 'Zh', text: string | undefined): Partial<ArticleVersion> {
  if (text === undefined) return {};
  const { name, body } = readMarkdown(text);
  refuseLength(`name${language}`, name, 200);
  refuseLength(`body${language}`, body, MAX_BODY);
  if (body && !name) {
    const params = { type: 'a first line like # Title' };
    throw new InputRefused({ [`name${language}`]: { key: 'expected', params } });
  }
  return language === 'En' ? { nameEn: name, bodyEn: body } : { nameZh: name, bodyZh: body };
}

/**
 * Returns the latest version. A published article that was never written in Markdown becomes its own first
 * version, so that it can be restored; HTML is valid Markdown.
 */
async function latestVersion(tx: EntityManager, articleId: number): Promise<ArticleVersion | null> {
  const order = { number: 'DESC' } as const;
  const latest = await tx.findOne(ArticleVersion, { where: { articleId }, order });
  const shown = latest ? null : await tx.findOneBy(Article, { id: articleId });
  if (!shown) return latest;
  const { id: _id, htmlEn, htmlZh, updatedAt, ...kept } = shown;
  const bodies = { bodyEn: htmlEn, bodyZh: htmlZh };
  const times = { writtenAt: updatedAt, publishedAt: updatedAt };
  return insertVersion(tx, { ...kept, ...bodies, ...times, articleId, number: 1 });
}

/** Stores a version under an id of its own. */
export async function insertVersion(
  tx: EntityManager,
  version: Omit<ArticleVersion, 'id'>,
): Promise<ArticleVersion> {
  const kept = { ...version, id: newId() };
  await tx.insert(ArticleVersion, kept);
  return kept;
}
