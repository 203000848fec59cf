import { Entity } from 'typeorm';
import { IdColumn, InstantColumn, IntColumn, JsonColumn, TextColumn } from '../db/columns';
import type { Letter } from '../mail/mail';

/** Work for the outside world, written in the same commit as the change that asks for it. */
@Entity('outbox_messages')
export class OutboxMessage {
  @IdColumn() id!: string;
  @TextColumn(20) kind!: 'LETTER';
  @JsonColumn() payload!: Letter;
  @InstantColumn() createdAt!: Date;
  @InstantColumn() nextTryAt!: Date;
  @IntColumn() tries!: number;
  @InstantColumn({ nullable: true }) doneAt!: Date | null;
}
