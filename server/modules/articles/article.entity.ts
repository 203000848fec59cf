import { Entity, PrimaryColumn } from 'typeorm';
import {
  FlagColumn,
  InstantColumn,
  IntColumn,
  LongTextColumn,
  RefColumn,
  TextColumn,
} from '../../platform/db/columns';
import { impersonal } from '../../platform/db/personal';

/** A page of help or policy in both languages (EN-03). Its HTML is sanitised when it is written. */
@Entity('articles')
export class Article {
  /** A well-known number: 59 is the purchase process (CO-08). */
  @PrimaryColumn({ type: 'int' }) id!: number;
  @RefColumn() groupId!: string;
  @IntColumn() position!: number;
  /** Shown at /faq/{id}; otherwise at /article/{id}. */
  @FlagColumn() isFaq!: boolean;
  @TextColumn(200, impersonal) nameEn!: string;
  @TextColumn(200, impersonal) nameZh!: string;
  @LongTextColumn(impersonal) htmlEn!: string;
  @LongTextColumn(impersonal) htmlZh!: string;
  @InstantColumn() updatedAt!: Date;
}
