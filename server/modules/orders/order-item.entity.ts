import { Entity } from 'typeorm';
import { IntColumn, RefColumn, TextColumn } from '../../platform/db/columns';
import { WantedItem } from '../cart/public';
import type { OrderItemStatus } from './order-item.machine';

/** One item of an order (EN-09), a copy of what stood in the cart when it was submitted. */
@Entity('order_items')
export class OrderItem extends WantedItem {
  @RefColumn() orderId!: string;
  @IntColumn() position!: number;
  @TextColumn(20) status!: OrderItemStatus;
}
