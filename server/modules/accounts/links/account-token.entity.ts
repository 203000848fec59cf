import { Entity } from 'typeorm';
import {
  CodeColumn,
  IdColumn,
  InstantColumn,
  RefColumn,
  TextColumn,
} from '../../../platform/db/columns';
import { deleted } from '../../../platform/db/personal';

/** What a link in an email is good for; it is good for nothing else. */
export type LinkPurpose = 'VERIFY' | 'ACTIVATE_EMAIL' | 'RESET';

/** The token of a link that was mailed, stored hashed only. */
@Entity('account_tokens')
export class AccountToken {
  @IdColumn() id!: string;
  /** Null: asked for an address nobody owns; no email left, but it counts as one. */
  @RefColumn({ nullable: true }) userId!: string | null;
  @CodeColumn(20) purpose!: LinkPurpose;
  @CodeColumn(64) tokenHash!: string;
  /** The address that the link proves to be the shopper's. */
  @TextColumn(254, deleted) sentTo!: string;
  @InstantColumn() createdAt!: Date;
  @InstantColumn() expiresAt!: Date;
  @InstantColumn({ nullable: true }) usedAt!: Date | null;
}
