import { Entity } from 'typeorm';
import {
  CodeColumn,
  IdColumn,
  InstantColumn,
  RefColumn,
  TextColumn,
} from '../../../platform/db/columns';
import { impersonal } from '../../../platform/db/personal';

/** A signed-in browser of a person of the staff; its token is stored hashed only. */
@Entity('staff_sessions')
export class StaffSession {
  @IdColumn() id!: string;
  @RefColumn() staffId!: string;
  @CodeColumn(64) tokenHash!: string;
  /** Browser and system; empty if it named none. */
  @TextColumn(80, impersonal) device!: string;
  /** The bench at which it stands, as its browser says; null without one. */
  @TextColumn(40, impersonal, { nullable: true }) station!: string | null;
  @InstantColumn() createdAt!: Date;
  @InstantColumn() expiresAt!: Date;
  /** Written at most once a minute. */
  @InstantColumn() lastUsedAt!: Date;
  /** When the second factor was confirmed; null before. */
  @InstantColumn({ nullable: true }) factorAt!: Date | null;
}
