import { Entity } from 'typeorm';
import { IdColumn, InstantColumn, IntColumn, JsonColumn, TextColumn } from '../db/columns';
import type { Email } from '../mail/mail';

/** Work for the outside world, written in the same commit as the change that asks for it. */
@Entity('outbox_messages')
export class OutboxMessage {
  @IdColumn() id!: string;
  @TextColumn(20) kind!: 'EMAIL';
  @JsonColumn() payload!: Email;
  @InstantColumn() createdAt!: Date;
  @InstantColumn() nextTryAt!: Date;
  @IntColumn() tries!: number;
  @InstantColumn({ nullable: true }) doneAt!: Date | null;
}
