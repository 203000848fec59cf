import { Entity } from 'typeorm';
import {
  CodeColumn,
  IdColumn,
  InstantColumn,
  JsonColumn,
  RefColumn,
} from '../../platform/db/columns';
import { deleted } from '../../platform/db/personal';
import type { NotificationKind } from './notification.kinds';

/** A notification to a shopper. Stored without text, which is written when it is read. */
@Entity('messages') // The table keeps the name it was made with.
export class Notification {
  @IdColumn() id!: string;
  @RefColumn() userId!: string;
  @CodeColumn(32) kind!: NotificationKind;
  /** The order or package it links to; null if the kind alone determines the page. */
  @RefColumn({ nullable: true }) targetId!: string | null;
  /** Parameters as NotificationParams declares them for the kind. */
  @JsonColumn(deleted) params!: Readonly<Record<string, string | number>>;
  @InstantColumn() createdAt!: Date;
  @InstantColumn({ nullable: true }) readAt!: Date | null;
}
