import { Entity } from 'typeorm';
import { IdColumn, InstantColumn, RefColumn, TextColumn } from '../../platform/db/columns';

/** A signed-in browser or client; its opaque token is stored hashed only. Ended when `expiresAt` has passed. */
@Entity('sessions')
export class Session {
  @IdColumn() id!: string;
  @RefColumn() userId!: string;
  @TextColumn(64) tokenHash!: string;
  /** Browser and system as the sign-in told them; empty when it told none. */
  @TextColumn(80) device!: string;
  @InstantColumn() createdAt!: Date;
  @InstantColumn() expiresAt!: Date;
}
