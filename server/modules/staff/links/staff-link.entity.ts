import { Entity } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, RefColumn } from '../../../platform/db/columns';

/** An invitation is mailed; a link to a new password is handed over by an owner, never mailed. */
export type StaffLinkPurpose = 'INVITATION' | 'RESET';

/** The token of a link by which a person chooses a password, stored hashed only. */
@Entity('staff_links')
export class StaffLink {
  @IdColumn() id!: string;
  @RefColumn() staffId!: string;
  @CodeColumn(20) purpose!: StaffLinkPurpose;
  @CodeColumn(64) tokenHash!: string;
  @InstantColumn() createdAt!: Date;
  @InstantColumn() expiresAt!: Date;
  @InstantColumn({ nullable: true }) usedAt!: Date | null;
}
