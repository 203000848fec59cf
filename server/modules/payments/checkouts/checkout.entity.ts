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
import { retained } from '../../../platform/db/personal';
import type { GatewayName } from '../../../platform/payment-gateway/payment-gateway';
import type { CheckoutStatus } from './checkout.machine';

/** A session at the payment gateway that collects for one payment or several. */
@Entity('checkouts')
export class Checkout {
  @IdColumn() id!: string;
  @RefColumn() userId!: string;
  /** Null until it is opened there. */
  @CodeColumn(16, { nullable: true }) gateway!: GatewayName | null;
  /** The gateway's id of the session. */
  @CodeColumn(120, { nullable: true }) reference!: string | null;
  /** The gateway's page where the shopper pays. */
  @LongTextColumn(retained('It leads to the page of the gateway, which has closed by then.'), {
    nullable: true,
  })
  url!: string | null;
  @CodeColumn(16) status!: CheckoutStatus;
  /** Amount to collect, in fen of CNY. */
  @MoneyColumn() amount!: Money;
  /** Fen that were, or are being, returned to the payer; see withdrawing/returnable.ts. */
  @MoneyColumn() returnedAmount!: Money;
  @InstantColumn() createdAt!: Date;
  @InstantColumn() expiresAt!: Date;
  /** Time to ask the gateway next; null once nothing is open there. */
  @InstantColumn({ nullable: true }) nextLookAt!: Date | null;
}
