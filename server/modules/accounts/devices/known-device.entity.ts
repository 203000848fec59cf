import { Entity } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, RefColumn } from '../../../platform/db/columns';

/**
 * A browser in which somebody signed in to an account; its random token is stored hashed only. The token
 * authorises nothing: it only exempts a sign-in from the limit that strangers can exhaust.
 */
@Entity('known_devices')
export class KnownDevice {
  @IdColumn() id!: string;
  @RefColumn() userId!: string;
  @CodeColumn(64) tokenHash!: string;
  @InstantColumn() createdAt!: Date;
  /** Time of the latest sign-in or password change there. */
  @InstantColumn() seenAt!: Date;
}
