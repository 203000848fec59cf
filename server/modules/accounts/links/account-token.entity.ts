import { Entity } from 'typeorm';
import {
  CodeColumn,
  IdColumn,
  InstantColumn,
  RefColumn,
  TextColumn,
} from '../../../platform/db/columns';
import { deleted } from '../../../platform/db/personal';

/** Purpose of a mailed link; it is valid for no other. */
export type LinkPurpose = 'VERIFY' | 'ACTIVATE_EMAIL' | 'RESET';

/** The token of a mailed link, stored hashed only. */
@Entity('account_tokens')
export class AccountToken {
  @IdColumn() id!: string;
  /** Null for a request with an address nobody owns: no email was sent, but it counts as one. */
  @RefColumn({ nullable: true }) userId!: string | null;
  @CodeColumn(20) purpose!: LinkPurpose;
  @CodeColumn(64) tokenHash!: string;
  /** The address that the link proves to be the shopper's. */
  @TextColumn(254, deleted) sentTo!: string;
  @InstantColumn() createdAt!: Date;
  @InstantColumn() expiresAt!: Date;
  @InstantColumn({ nullable: true }) usedAt!: Date | null;
}
