import { Entity } from 'typeorm';
import type { TimelineActor } from '../../kernel/timeline';
import { IdColumn, InstantColumn, RefColumn, TextColumn } from '../../platform/db/columns';
import type { OrderEventName } from './order.machine';

/** What a timeline can tell: how the order began, and every event of its machine. */
export type OrderTimelineEvent = 'submit' | OrderEventName;

/** One line of an order's timeline; appended, never changed. */
@Entity('order_events')
export class OrderEvent {
  @IdColumn() id!: string;
  @RefColumn() orderId!: string;
  @TextColumn(32) event!: OrderTimelineEvent;
  @TextColumn(10) actor!: TimelineActor;
  @TextColumn(500) note!: string;
  @InstantColumn() at!: Date;
}
