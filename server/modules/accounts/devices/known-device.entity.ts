import { Entity } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, RefColumn } from '../../../platform/db/columns';

/**
 * A browser in which somebody signed in to an account; its random token is stored hashed only. The
 * token opens nothing: it lets a sign-in past the limit that strangers can exhaust.
 */
@Entity('known_devices')
export class KnownDevice {
  @IdColumn() id!: string;
  @RefColumn() userId!: string;
  @CodeColumn(64) tokenHash!: string;
  @InstantColumn() createdAt!: Date;
  /** The latest sign-in or new password there. */
  @InstantColumn() seenAt!: Date;
}
