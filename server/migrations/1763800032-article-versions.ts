import {
  boolean,
  createTable,
  id,
  instant,
  int,
  longText,
  nullable,
  primary,
  text,
} from './table-builder';

/** What operators write of articles, version by version. */
export const CreateArticleVersions = createTable(1763800032001, {
  name: 'article_versions',
  columns: {
    id: primary(id),
    article_id: int,
    number: int,
    group_id: id,
    position: int,
    is_faq: boolean,
    name_en: text(200),
    name_zh: text(200),
    body_en: longText,
    body_zh: longText,
    written_at: instant,
    published_at: nullable(instant),
  },
  unique: [['article_id', 'number']],
  indexes: [['group_id']],
  references: { group_id: 'article_groups' },
});
