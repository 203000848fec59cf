import { Entity } from 'typeorm';
import { IdColumn, IntColumn, TextColumn } from '../../platform/db/columns';

/** HELP stands in the help centre, FOOTER at the foot of every page (types 1 and 2 of REST). */
export type ArticleGroupType = 'HELP' | 'FOOTER';

/** Articles that stand together (EN-03); the id is a word, e.g. `getting-started`. */
@Entity('article_groups')
export class ArticleGroup {
  @IdColumn() id!: string;
  @TextColumn(10) type!: ArticleGroupType;
  @IntColumn() position!: number;
  @TextColumn(60) nameEn!: string;
  @TextColumn(60) nameZh!: string;
}
