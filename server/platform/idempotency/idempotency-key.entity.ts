import { Entity, PrimaryColumn } from 'typeorm';
import { CodeColumn, InstantColumn, RefColumn } from '../db/columns';

/** One intention to create something, so that a repeated request finds what the first created. */
@Entity('idempotency_keys')
export class IdempotencyKey {
  /** SHA-256 of the caller and the key they sent, which makes the key unique for each caller. */
  @PrimaryColumn({ type: 'varchar', length: 64 }) id!: string;
  /** Null for a guest. No foreign key: checking it would lock the shopper's row. */
  @RefColumn({ nullable: true }) userId!: string | null;
  @CodeColumn(40) operation!: string;
  /** SHA-256 of the input, without the key. */
  @CodeColumn(64) fingerprint!: string;
  /** Id of the created object; null in rows that ended before they knew it. */
  @RefColumn({ nullable: true }) resultId!: string | null;
  @InstantColumn() createdAt!: Date;
}
