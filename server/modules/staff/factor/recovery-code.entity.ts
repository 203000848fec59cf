import { Entity } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, RefColumn } from '../../../platform/db/columns';

/** A code that stands in for a lost authenticator app, once. */
@Entity('staff_recovery_codes')
export class RecoveryCode {
  @IdColumn() id!: string;
  @RefColumn() staffId!: string;
  @CodeColumn(64) codeHash!: string;
  @InstantColumn({ nullable: true }) usedAt!: Date | null;
}
