import type { MigrationInterface, QueryRunner } from 'typeorm';
import { referenceArticles } from '../modules/articles/content';
import {
  boolean,
  createTable,
  id,
  instant,
  int,
  key,
  longText,
  primary,
  text,
} from './table-builder';
import { unlessThere } from './table-changes';

export const CreateArticleGroups = createTable(1763710007001, {
  name: 'article_groups',
  columns: { id: primary(id), type: key(10), position: int, name_en: text(60), name_zh: text(60) },
});

export const CreateArticles = createTable(1763710007002, {
  name: 'articles',
  columns: {
    id: primary(int),
    group_id: id,
    position: int,
    is_faq: boolean,
    name_en: text(200),
    name_zh: text(200),
    html_en: longText,
    html_zh: longText,
    updated_at: instant,
  },
  indexes: [['group_id']],
  references: { group_id: 'article_groups' },
});

/** When the articles below were written; the same text is an instant on both databases. */
const WRITTEN_AT = '2026-11-21 00:00:00.000';

/**
 * The articles that every site starts with. Operators write them anew afterwards: what changes in
 * the files of the content reaches new databases alone.
 */
export class InsertArticles implements MigrationInterface {
  readonly name = 'Insert_articles_1763710007003';

  async up(runner: QueryRunner): Promise<void> {
    const insertGroup = `${INSERT_GROUP} ${unlessThere(runner, 'id')}`;
    const insertArticle = `${INSERT_ARTICLE} ${unlessThere(runner, 'id')}`;
    for (const [index, group] of referenceArticles.entries()) {
      const { id: groupId, type, names } = group;
      await runner.query(insertGroup, [groupId, type, index + 1, names.en, names.zh]);
      for (const [place, { id: number, isFaq, en, zh }] of group.articles.entries())
        await runner.query(insertArticle, [
          ...[number, groupId, place + 1, isFaq ? 1 : 0],
          ...[en.name, zh.name, en.html, zh.html, WRITTEN_AT],
        ]);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM articles');
    await runner.query('DELETE FROM article_groups');
  }
}

const INSERT_GROUP = `INSERT INTO article_groups (id, type, position, name_en, name_zh)
  VALUES (?, ?, ?, ?, ?)`;

const INSERT_ARTICLE = `INSERT INTO articles
  (id, group_id, position, is_faq, name_en, name_zh, html_en, html_zh, updated_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`;
