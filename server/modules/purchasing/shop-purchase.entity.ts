import { Entity } from 'typeorm';
import type { Money } from '../../kernel/money';
import {
  CodeColumn,
  IdColumn,
  InstantColumn,
  IntColumn,
  MoneyColumn,
  RefColumn,
  TextColumn,
} from '../../platform/db/columns';
import { impersonal } from '../../platform/db/personal';

/** One order of ours at a shop. Shoppers see neither its number nor its prices. */
@Entity('shop_purchases')
export class ShopPurchase {
  @IdColumn() id!: string;
  /** Host of the shop, as its order items have it. */
  @CodeColumn(253) shop!: string;
  /** The shop's own number, unique in the shop; null where a command bought without one. */
  @CodeColumn(64, { nullable: true }) shopOrderNumber!: string | null;
  /** Account or card of ours that paid; may be empty. */
  @TextColumn(80, impersonal) paidFrom!: string;
  @MoneyColumn() goodsPaid!: Money;
  /** Shipping from the shop to our warehouse. */
  @MoneyColumn() shippingPaid!: Money;
  /** Amount that was paid in another currency, as the shop wrote it; null in yuan. */
  @CodeColumn(24, { nullable: true }) originalAmount!: string | null;
  @CodeColumn(3, { nullable: true }) originalCurrency!: string | null;
  /** Id of the person of the staff; null for a command and the demo. */
  @RefColumn({ nullable: true }) boughtById!: string | null;
  @TextColumn(80, impersonal) boughtBy!: string;
  @InstantColumn() boughtAt!: Date;
}

/** The pieces of an order item that a purchase contains. */
@Entity('shop_purchase_lines')
export class ShopPurchaseLine {
  @IdColumn() id!: string;
  @RefColumn() purchaseId!: string;
  @RefColumn() orderItemId!: string;
  @IntColumn() pieces!: number;
  /** Its part of the goods paid, by what the shoppers paid for the items. */
  @MoneyColumn() pricePaid!: Money;
}
