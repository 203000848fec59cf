import { Entity } from 'typeorm';
import type { TimelineActor } from '../../kernel/timeline';
import {
  CodeColumn,
  IdColumn,
  InstantColumn,
  RefColumn,
  TextColumn,
} from '../../platform/db/columns';
import { emptied } from '../../platform/db/personal';
import type { OrderEventName } from './order.machine';

/** Lines of a timeline: the submission, and every event of the state machine. */
export type OrderTimelineEvent = 'submit' | OrderEventName;

/** One line of an order's timeline; appended, never changed. */
@Entity('order_events')
export class OrderEvent {
  @IdColumn() id!: string;
  @RefColumn() orderId!: string;
  @CodeColumn(32) event!: OrderTimelineEvent;
  @CodeColumn(10) actor!: TimelineActor;
  @TextColumn(500, emptied) note!: string;
  @InstantColumn() at!: Date;
}
