import { Entity } from 'typeorm';
import { CodeColumn, IdColumn, IntColumn, TextColumn } from '../../platform/db/columns';
import { impersonal } from '../../platform/db/personal';

/** HELP is a group of the help centre, FOOTER one of the footer of every page (types 1 and 2 of REST). */
export type ArticleGroupType = 'HELP' | 'FOOTER';

/** A group of articles (EN-03); the id is a word, e.g. `getting-started`. */
@Entity('article_groups')
export class ArticleGroup {
  @IdColumn() id!: string;
  @CodeColumn(10) type!: ArticleGroupType;
  @IntColumn() position!: number;
  @TextColumn(60, impersonal) nameEn!: string;
  @TextColumn(60, impersonal) nameZh!: string;
}
