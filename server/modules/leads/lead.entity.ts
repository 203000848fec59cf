import { Entity } from 'typeorm';
import { IdColumn, InstantColumn, IntColumn, TextColumn } from '../../platform/db/columns';
import { retained } from '../../platform/db/personal';

/** A business's request for fulfilment; the service answers by email. */
@Entity('leads')
export class Lead {
  @IdColumn() id!: string;
  @TextColumn(60, retained('A business asked without an account.')) name!: string;
  @TextColumn(100, retained('A business asked without an account.')) company!: string;
  @TextColumn(254, retained('A business asked without an account.')) email!: string;
  @TextColumn(32, retained('A business asked without an account.')) phone!: string;
  @IntColumn() monthlyParcels!: number;
  @TextColumn(2000, retained('A business asked without an account.')) message!: string;
  @InstantColumn() createdAt!: Date;
}
