import { Entity, PrimaryColumn } from 'typeorm';
import type { Currency } from '../../kernel/currency';
import type { Rate } from '../../kernel/rate';
import { InstantColumn, JsonColumn } from '../../platform/db/columns';
import { impersonal } from '../../platform/db/personal';

/** The latest rates of a source. */
@Entity('exchange_rates')
export class StoredRates {
  /** The host that published them. */
  @PrimaryColumn({ type: 'varchar', length: 255 }) source!: string;
  /** Date of the rates. */
  @InstantColumn() asOf!: Date;
  /** Time of the last successful request to the source. */
  @InstantColumn() askedAt!: Date;
  @JsonColumn(impersonal) perYuan!: Readonly<Record<Currency, Rate>>;
}
