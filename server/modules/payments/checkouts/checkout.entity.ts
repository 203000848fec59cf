import { Entity } from 'typeorm';
import type { Money } from '../../../kernel/money';
import {
  CodeColumn,
  IdColumn,
  InstantColumn,
  LongTextColumn,
  MoneyColumn,
  RefColumn,
} from '../../../platform/db/columns';
import { kept } from '../../../platform/db/personal';
import type { GatewayName } from '../../../platform/payment-gateway/payment-gateway';
import type { CheckoutStatus } from './checkout.machine';

/** A session at the payment gateway that collects for one payment or several. */
@Entity('checkouts')
export class Checkout {
  @IdColumn() id!: string;
  @RefColumn() userId!: string;
  /** Null until it was opened there. */
  @CodeColumn(16, { nullable: true }) gateway!: GatewayName | null;
  /** The gateway's id of it. */
  @CodeColumn(120, { nullable: true }) reference!: string | null;
  /** The gateway's page, on which the shopper pays. */
  @LongTextColumn(kept('It leads to the page of the gateway, which has closed by then.'), {
    nullable: true,
  })
  url!: string | null;
  @CodeColumn(16) status!: CheckoutStatus;
  /** What the gateway is to collect, in fen of CNY. */
  @MoneyColumn() amount!: Money;
  /** Fen that went back to the payer or are asked back; see withdrawing/returnable.ts. */
  @MoneyColumn() returnedAmount!: Money;
  @InstantColumn() createdAt!: Date;
  @InstantColumn() expiresAt!: Date;
  /** When the gateway is to be asked; null once nothing is open there. */
  @InstantColumn({ nullable: true }) nextLookAt!: Date | null;
}
