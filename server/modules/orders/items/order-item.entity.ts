import { Entity } from 'typeorm';
import type { Money } from '../../../kernel/money';
import {
  CodeColumn,
  IdColumn,
  IntColumn,
  MoneyColumn,
  RefColumn,
  TextColumn,
} from '../../../platform/db/columns';
import { emptied, kept } from '../../../platform/db/personal';
import type { OrderItemStatus } from './order-item.machine';

/** One item of an order (EN-09), a copy of what stood in the cart when it was submitted. */
@Entity('order_items')
export class OrderItem {
  @IdColumn() id!: string;
  @RefColumn() orderId!: string;
  @RefColumn() userId!: string;
  @IntColumn() position!: number;
  @CodeColumn(20) status!: OrderItemStatus;
  @TextColumn(253, kept('It says what was bought, which the books are about.')) shop!: string;
  /** How the shop calls itself on the item's page; null where none was read. */
  @TextColumn(100, kept('It says what was bought, which the books are about.'), { nullable: true })
  shopName!: string | null;
  @TextColumn(2048, kept('It says what was bought, which the books are about.')) url!: string;
  @TextColumn(200, kept('It says what was bought, which the books are about.')) name!: string;
  @TextColumn(1000, kept('It says what was bought, which the books are about.'))
  description!: string;
  @TextColumn(300, kept('It says what was bought, which the books are about.'))
  specification!: string;
  @MoneyColumn() unitPrice!: Money;
  /** What was read of the item's page; null where the shopper typed the price in. */
  @MoneyColumn({ nullable: true }) priceRead!: Money | null;
  /** Why the shopper corrected the price that was read (VA-07); empty where they did not. */
  @TextColumn(150, emptied) priceChangeReason!: string;
  @IntColumn() quantity!: number;
  @MoneyColumn() domesticShipping!: Money;
  @TextColumn(500, emptied) remark!: string;
  @RefColumn({ nullable: true }) imageId!: string | null;
  /** The listing it was added to the cart by; null where its form was filled in by hand. */
  @RefColumn({ nullable: true }) listingId!: string | null;
  /** Which variant of it; null without one. */
  @CodeColumn(64, { nullable: true }) variantId!: string | null;
  /** What the shop asked in another currency, from which `priceRead` was converted; null in yuan. */
  @CodeColumn(24, { nullable: true }) originalAmount!: string | null;
  @CodeColumn(3, { nullable: true }) originalCurrency!: string | null;
}
