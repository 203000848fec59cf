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
import { emptied, retained } from '../../../platform/db/personal';
import type { OrderItemStatus } from './order-item.machine';

/** One item of an order (EN-09), a copy of the cart item at the submission. */
@Entity('order_items')
export class OrderItem {
  @IdColumn() id!: string;
  @RefColumn() orderId!: string;
  @RefColumn() userId!: string;
  @IntColumn() position!: number;
  @CodeColumn(20) status!: OrderItemStatus;
  @TextColumn(253, retained('It says what was bought, which the books are about.')) shop!: string;
  /** Name of the shop on the item's page; null if it was not read. */
  @TextColumn(100, retained('It says what was bought, which the books are about.'), {
    nullable: true,
  })
  shopName!: string | null;
  @TextColumn(2048, retained('It says what was bought, which the books are about.')) url!: string;
  @TextColumn(200, retained('It says what was bought, which the books are about.')) name!: string;
  @TextColumn(1000, retained('It says what was bought, which the books are about.'))
  description!: string;
  @TextColumn(300, retained('It says what was bought, which the books are about.'))
  specification!: string;
  @MoneyColumn() unitPrice!: Money;
  /** Price on the item's page; null if the shopper typed the price. */
  @MoneyColumn({ nullable: true }) priceRead!: Money | null;
  /** Reason why the shopper corrected the price that was read (VA-07); empty if they did not. */
  @TextColumn(150, emptied) priceChangeReason!: string;
  @IntColumn() quantity!: number;
  @MoneyColumn() domesticShipping!: Money;
  @TextColumn(500, emptied) remark!: string;
  @RefColumn({ nullable: true }) imageId!: string | null;
  /** The listing it was added to the cart from; null if its form was filled in by hand. */
  @RefColumn({ nullable: true }) listingId!: string | null;
  /** Variant of the listing; null without one. */
  @CodeColumn(64, { nullable: true }) variantId!: string | null;
  /** The shop's price in another currency, from which `priceRead` was converted; null in yuan. */
  @CodeColumn(24, { nullable: true }) originalAmount!: string | null;
  @CodeColumn(3, { nullable: true }) originalCurrency!: string | null;
}
