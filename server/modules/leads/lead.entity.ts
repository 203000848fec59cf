import { Entity } from 'typeorm';
import { IdColumn, InstantColumn, IntColumn, TextColumn } from '../../platform/db/columns';
import { kept } from '../../platform/db/personal';

/** A business that asks for fulfilment; the service answers by email. */
@Entity('leads')
export class Lead {
  @IdColumn() id!: string;
  @TextColumn(60, kept('A business asked without an account.')) name!: string;
  @TextColumn(100, kept('A business asked without an account.')) company!: string;
  @TextColumn(254, kept('A business asked without an account.')) email!: string;
  @TextColumn(32, kept('A business asked without an account.')) phone!: string;
  @IntColumn() monthlyParcels!: number;
  @TextColumn(2000, kept('A business asked without an account.')) message!: string;
  @InstantColumn() createdAt!: Date;
}
