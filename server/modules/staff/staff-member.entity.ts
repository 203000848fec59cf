import { Entity } from 'typeorm';
import type { Language } from '../../kernel/language';
import {
  CodeColumn,
  IdColumn,
  InstantColumn,
  IntColumn,
  TextColumn,
} from '../../platform/db/columns';
import { impersonal } from '../../platform/db/personal';
import type { StaffStatus } from './staff-member.machine';
import type { StaffRole } from './staff-rights.policy';

const roles = {
  to: (roles: readonly StaffRole[]) => roles.join(' '),
  from: (stored: string) => stored.split(' ').filter(Boolean) as StaffRole[],
};

/** A person who works for Tidebox. No shopper: neither table, session nor token is shared. */
@Entity('staff')
export class StaffMember {
  @IdColumn() id!: string;
  /** In lower case, unique. */
  @TextColumn(254, impersonal) email!: string;
  @TextColumn(80, impersonal) name!: string;
  @CodeColumn(120, { transformer: roles }) roles!: readonly StaffRole[];
  @CodeColumn(2) language!: Language;
  @CodeColumn(10) status!: StaffStatus;
  @CodeColumn(128, { nullable: true }) passwordHash!: string | null;
  /** Base32 secret of the authenticator app; null until it has been set up. */
  @CodeColumn(64, { nullable: true }) factorSecret!: string | null;
  /** Time step of the last accepted code, so that none is accepted twice. */
  @IntColumn({ nullable: true }) factorStep!: number | null;
  @InstantColumn() createdAt!: Date;
}
