import { Entity } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  JsonColumn,
  RefColumn,
  TextColumn,
} from '../../platform/db/columns';
import type { NotificationKind } from './notification.kinds';

/** Something a shopper was told. Kept without words: they are found when it is read. */
@Entity('messages') // The table keeps the name it was made with.
export class Notification {
  @IdColumn() id!: string;
  @RefColumn() userId!: string;
  @TextColumn(32) kind!: NotificationKind;
  /** The order or package it leads to; null where the kind says all. */
  @RefColumn({ nullable: true }) targetId!: string | null;
  /** Of the shape that NotificationParams gives the kind. */
  @JsonColumn() params!: Readonly<Record<string, string | number>>;
  @InstantColumn() createdAt!: Date;
  @InstantColumn({ nullable: true }) readAt!: Date | null;
}
