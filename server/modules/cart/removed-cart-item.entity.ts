import { Entity } from 'typeorm';
import { InstantColumn } from '../../platform/db/columns';
import { CartItem } from './cart-item.entity';

/** An item that was taken out of a cart, whole as it was there, so that it can be put back. */
@Entity('removed_cart_items')
export class RemovedCartItem extends CartItem {
  @InstantColumn() removedAt!: Date;
}
