import { Entity, PrimaryColumn } from 'typeorm';
import type { Currency } from '../../kernel/currency';
import type { Rate } from '../../kernel/rate';
import { InstantColumn, JsonColumn } from '../../platform/db/columns';
import { impersonal } from '../../platform/db/personal';

/** The last rates of a source. */
@Entity('exchange_rates')
export class KeptRates {
  /** The host that published them. */
  @PrimaryColumn({ type: 'varchar', length: 255 }) source!: string;
  /** For when they were published. */
  @InstantColumn() asOf!: Date;
  /** When the source was asked the last time that it answered. */
  @InstantColumn() askedAt!: Date;
  @JsonColumn(impersonal) perYuan!: Readonly<Record<Currency, Rate>>;
}
