import { Entity } from 'typeorm';
import {
  CodeColumn,
  IdColumn,
  InstantColumn,
  RefColumn,
  TextColumn,
} from '../../platform/db/columns';
import { deleted } from '../../platform/db/personal';

/** A signed-in browser or client; its opaque token is stored hashed only. Ended when `expiresAt` has passed. */
@Entity('sessions')
export class Session {
  @IdColumn() id!: string;
  @RefColumn() userId!: string;
  @CodeColumn(64) tokenHash!: string;
  /** Browser and system, from the request of the sign-in; empty if it named none. */
  @TextColumn(80, deleted) device!: string;
  @InstantColumn() createdAt!: Date;
  @InstantColumn() expiresAt!: Date;
}
