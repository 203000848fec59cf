import { Entity } from 'typeorm';
import type { Language } from '../../kernel/language';
import {
  CodeColumn,
  FlagColumn,
  IdColumn,
  InstantColumn,
  TextColumn,
} from '../../platform/db/columns';
import { emptied, retained } from '../../platform/db/personal';

export const genders = ['FEMALE', 'MALE', 'OTHER'] as const;
export type Gender = (typeof genders)[number];

/** A registered shopper (EN-01). */
@Entity('users')
export class User {
  @IdColumn() id!: string;
  /** Lower case, so that both databases compare it the same way. */
  @TextColumn(254, retained('`closeUser` writes an address in its place that no mail reaches.'))
  email!: string;
  @CodeColumn(255) passwordHash!: string;
  @TextColumn(16, emptied, { nullable: true }) nickname!: string | null;
  @FlagColumn() isEmailVerified!: boolean;
  @TextColumn(10, emptied, { nullable: true }) gender!: Gender | null;
  /** A day, YYYY-MM-DD. */
  @TextColumn(10, emptied, { nullable: true }) birthday!: string | null;
  /** As +4930123456. */
  @TextColumn(20, emptied, { nullable: true }) phone!: string | null;
  /** ISO 3166 code of a country. */
  @TextColumn(2, emptied, { nullable: true }) region!: string | null;
  /** Name under which the storage keeps the picture. */
  @TextColumn(80, emptied, { nullable: true }) avatarFile!: string | null;
  /** Language of emails to the shopper: that of their latest sign-in, or of a later change. */
  @CodeColumn(8) language!: Language;
  /** Kinds of notifications that they want no email about, separated by spaces. */
  @CodeColumn(400) mutedEmails!: string;
  @InstantColumn() createdAt!: Date;
}
