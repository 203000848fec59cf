import { Entity } from 'typeorm';
import { FlagColumn, InstantColumn, TextColumn } from '../../platform/db/columns';
import { WantedItem } from './wanted-item.entity';

/** A listing in a shopper's cart with the specification, price and quantity they chose. */
@Entity('cart_items')
export class CartItem extends WantedItem {
  /** Hash of listing and specification: two of the same merge into one row (unique per shopper). */
  @TextColumn(64) mergeKey!: string;
  @FlagColumn() isSelected!: boolean;
  @InstantColumn() createdAt!: Date;
}
