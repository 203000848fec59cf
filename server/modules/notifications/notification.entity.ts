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

/** Something a shopper was told. Kept without words: they are found when it is read. */
@Entity('messages') // The table keeps the name it was made with.
export class Notification {
  @IdColumn() id!: string;
  @RefColumn() userId!: string;
  @CodeColumn(32) kind!: NotificationKind;
  /** The order or package it leads to; null where the kind says all. */
  @RefColumn({ nullable: true }) targetId!: string | null;
  /** Of the shape that NotificationParams gives the kind. */
  @JsonColumn(deleted) params!: Readonly<Record<string, string | number>>;
  @InstantColumn() createdAt!: Date;
  @InstantColumn({ nullable: true }) readAt!: Date | null;
}
