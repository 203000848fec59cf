import { Entity, PrimaryColumn } from 'typeorm';
import type { Money } from '../../kernel/money';
import { MoneyColumn } from '../../platform/db/columns';

/** Price of a delivery line in a zone: first 500 g, and each further 500 g begun (CO-05). */
@Entity('delivery_prices')
export class DeliveryPrice {
  @PrimaryColumn({ type: 'varchar', length: 26 }) lineId!: string;
  @PrimaryColumn({ type: 'varchar', length: 16 }) zone!: string;
  @MoneyColumn() firstPrice!: Money;
  @MoneyColumn() furtherPrice!: Money;
}
