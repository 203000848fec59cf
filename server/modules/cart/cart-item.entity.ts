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

/** A listing in a shopper's cart with the specification, price and quantity they chose. */
@Entity('cart_items')
export class CartItem {
  @IdColumn() id!: string;
  @RefColumn() userId!: string;
  /** Two with the same one are one row (`mergeKeyOf`; unique per shopper). */
  @TextColumn(64, deleted) mergeKey!: string;
  @TextColumn(253, deleted) shop!: string;
  /** How the shop calls itself on the item's page; null where none was read. */
  @TextColumn(100, deleted, { nullable: true }) shopName!: string | null;
  @TextColumn(2048, deleted) url!: string;
  @TextColumn(200, deleted) name!: string;
  @TextColumn(1000, deleted) description!: string;
  @TextColumn(300, deleted) specification!: string;
  @MoneyColumn() unitPrice!: Money;
  /** What was read of the item's page; null where the shopper typed the price in. */
  @MoneyColumn({ nullable: true }) priceRead!: Money | null;
  /** Why the shopper corrected the price that was read (VA-07); empty where they did not. */
  @TextColumn(150, deleted) priceChangeReason!: string;
  @IntColumn() quantity!: number;
  @MoneyColumn() domesticShipping!: Money;
  @TextColumn(500, deleted) remark!: string;
  @RefColumn({ nullable: true }) imageId!: string | null;
  /** The listing it was added by; null where its form was filled in by hand. */
  @RefColumn({ nullable: true }) listingId!: string | null;
  /** Which variant of it; null without one. */
  @TextColumn(64, deleted, { nullable: true }) variantId!: string | null;
  /** What the shop asks in another currency, from which its price was converted once; null in yuan. */
  @TextColumn(24, deleted, { nullable: true }) originalAmount!: string | null;
  @TextColumn(3, deleted, { nullable: true }) originalCurrency!: string | null;
  /** Yuan for one unit of that currency, and as of when; null for items from before they were kept. */
  @TextColumn(24, deleted, { nullable: true }) originalRate!: string | null;
  @InstantColumn({ nullable: true }) originalRateAsOf!: Date | null;
  @FlagColumn() isSelected!: boolean;
  @InstantColumn() createdAt!: Date;
}
