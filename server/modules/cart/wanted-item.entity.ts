import type { Money } from '../../kernel/money';
import { IdColumn, IntColumn, MoneyColumn, RefColumn, TextColumn } from '../../platform/db/columns';

/** What a shopper wants of a shop, as it stands in a cart and, copied, in an order. */
export abstract class WantedItem {
  @IdColumn() id!: string;
  @RefColumn() userId!: string;
  @TextColumn(253) shop!: string;
  @TextColumn(2048) url!: string;
  @TextColumn(200) name!: string;
  @TextColumn(1000) description!: string;
  @TextColumn(300) specification!: string;
  @MoneyColumn() unitPrice!: Money;
  /** What was read of the item's page; null where the shopper typed the price in. */
  @MoneyColumn({ nullable: true }) priceRead!: Money | null;
  /** Why the shopper corrected the price that was read (VA-07); empty where they did not. */
  @TextColumn(150) priceChangeReason!: string;
  @IntColumn() quantity!: number;
  @MoneyColumn() domesticShipping!: Money;
  @TextColumn(500) remark!: string;
  @RefColumn({ nullable: true }) imageId!: string | null;
}
