import { Entity } from 'typeorm';
import type { Money } from '../../kernel/money';
import {
  FlagColumn,
  IdColumn,
  InstantColumn,
  IntColumn,
  MoneyColumn,
  RefColumn,
  TextColumn,
} from '../../platform/db/columns';
import { deleted } from '../../platform/db/personal';

/** A listing in a shopper's cart with the chosen specification, price and quantity. */
@Entity('cart_items')
export class CartItem {
  @IdColumn() id!: string;
  @RefColumn() userId!: string;
  /** Items with the same key are one row (`mergeKeyOf`; unique per shopper). */
  @TextColumn(64, deleted) mergeKey!: string;
  @TextColumn(253, deleted) shop!: string;
  /** Name of the shop on the item's page; null if it was not read. */
  @TextColumn(100, deleted, { nullable: true }) shopName!: string | null;
  @TextColumn(2048, deleted) url!: string;
  @TextColumn(200, deleted) name!: string;
  @TextColumn(1000, deleted) description!: string;
  @TextColumn(300, deleted) specification!: string;
  @MoneyColumn() unitPrice!: Money;
  /** Price on the item's page; null if the shopper typed the price. */
  @MoneyColumn({ nullable: true }) priceRead!: Money | null;
  /** Reason why the shopper corrected the price that was read (VA-07); empty if they did not. */
  @TextColumn(150, deleted) priceChangeReason!: string;
  @IntColumn() quantity!: number;
  @MoneyColumn() domesticShipping!: Money;
  @TextColumn(500, deleted) remark!: string;
  @RefColumn({ nullable: true }) imageId!: string | null;
  /** The listing it was added from; null if the form was filled in by hand. */
  @RefColumn({ nullable: true }) listingId!: string | null;
  /** Variant of the listing; null without one. */
  @TextColumn(64, deleted, { nullable: true }) variantId!: string | null;
  /** The shop's price in another currency, from which the price was converted once; null in yuan. */
  @TextColumn(24, deleted, { nullable: true }) originalAmount!: string | null;
  @TextColumn(3, deleted, { nullable: true }) originalCurrency!: string | null;
  /** Yuan per unit of that currency and the time of the rate; null for items from before they were stored. */
  @TextColumn(24, deleted, { nullable: true }) originalRate!: string | null;
  @InstantColumn({ nullable: true }) originalRateAsOf!: Date | null;
  @FlagColumn() isSelected!: boolean;
  @InstantColumn() createdAt!: Date;
}
