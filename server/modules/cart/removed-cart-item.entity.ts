import { Entity } from 'typeorm';
import { InstantColumn } from '../../platform/db/columns';
import { CartItem } from './cart-item.entity';

/** A complete copy of an item that was removed from a cart, so that it can be restored. */
@Entity('removed_cart_items')
export class RemovedCartItem extends CartItem {
  @InstantColumn() removedAt!: Date;
}
