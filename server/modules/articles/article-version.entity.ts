import { Column, Entity } from 'typeorm';
import {
  FlagColumn,
  IdColumn,
  InstantColumn,
  IntColumn,
  LongTextColumn,
  RefColumn,
  TextColumn,
} from '../../platform/db/columns';
import { impersonal } from '../../platform/db/personal';

/** A version of an article in Markdown; readers see the one that was published last. */
@Entity('article_versions')
export class ArticleVersion {
  @IdColumn() id!: string;
  @Column({ type: 'int' }) articleId!: number;
  /** Counts from 1 for each article. */
  @IntColumn() number!: number;
  @RefColumn() groupId!: string;
  @IntColumn() position!: number;
  @FlagColumn() isFaq!: boolean;
  @TextColumn(200, impersonal) nameEn!: string;
  @TextColumn(200, impersonal) nameZh!: string;
  @LongTextColumn(impersonal) bodyEn!: string;
  @LongTextColumn(impersonal) bodyZh!: string;
  @InstantColumn() writtenAt!: Date;
  /** Time of the first publication; null for a draft. */
  @InstantColumn({ nullable: true }) publishedAt!: Date | null;
}
