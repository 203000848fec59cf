import { Entity } from 'typeorm';
import { IdColumn, InstantColumn, IntColumn, TextColumn } from '../../platform/db/columns';

/** A business that asks for fulfilment; the service answers by email. */
@Entity('leads')
export class Lead {
  @IdColumn() id!: string;
  @TextColumn(60) name!: string;
  @TextColumn(100) company!: string;
  @TextColumn(254) email!: string;
  @TextColumn(32) phone!: string;
  @IntColumn() monthlyParcels!: number;
  @TextColumn(2000) message!: string;
  @InstantColumn() createdAt!: Date;
}
