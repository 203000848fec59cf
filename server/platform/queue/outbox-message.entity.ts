import { Entity } from 'typeorm';
import { CodeColumn, IdColumn, InstantColumn, IntColumn, JsonColumn } from '../db/columns';
import { retained } from '../db/personal';
import type { Email } from '../mail/mail';

/** Work for the outside world, written in the same commit as the change that causes it. */
@Entity('outbox_messages')
export class OutboxMessage {
  @IdColumn() id!: string;
  @CodeColumn(20) kind!: 'EMAIL';
  @JsonColumn(retained('It goes a while after it was sent, as every email does.')) payload!: Email;
  @InstantColumn() createdAt!: Date;
  @InstantColumn() nextTryAt!: Date;
  @IntColumn() tries!: number;
  @InstantColumn({ nullable: true }) doneAt!: Date | null;
}
