import { Entity } from 'typeorm';
import type { Language } from '../../kernel/language';
import { FlagColumn, IdColumn, InstantColumn, TextColumn } from '../../platform/db/columns';

export const genders = ['FEMALE', 'MALE', 'OTHER'] as const;
export type Gender = (typeof genders)[number];

/** A registered shopper (EN-01). */
@Entity('users')
export class User {
  @IdColumn() id!: string;
  /** Lower case, so that both databases find it alike. */
  @TextColumn(254) email!: string;
  @TextColumn(255) passwordHash!: string;
  @TextColumn(16, { nullable: true }) nickname!: string | null;
  @FlagColumn() isEmailVerified!: boolean;
  @TextColumn(10, { nullable: true }) gender!: Gender | null;
  /** A day, YYYY-MM-DD. */
  @TextColumn(10, { nullable: true }) birthday!: string | null;
  /** As +4930123456. */
  @TextColumn(20, { nullable: true }) phone!: string | null;
  /** ISO 3166 code of a country. */
  @TextColumn(2, { nullable: true }) region!: string | null;
  /** Name under which the storage keeps the picture. */
  @TextColumn(80, { nullable: true }) avatarFile!: string | null;
  /** In which we write to them: that of their latest sign-in, or of what they changed since. */
  @TextColumn(8) language!: Language;
  /** Of which kinds of notifications they want no email, parted by spaces. */
  @TextColumn(400) mutedEmails!: string;
  @InstantColumn() createdAt!: Date;
}
