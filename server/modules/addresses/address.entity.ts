import { Entity } from 'typeorm';
import {
  FlagColumn,
  IdColumn,
  InstantColumn,
  RefColumn,
  TextColumn,
} from '../../platform/db/columns';
import { deleted } from '../../platform/db/personal';

/** One entry of a shopper's address book (EN-06). */
@Entity('addresses')
export class Address {
  @IdColumn() id!: string;
  @RefColumn() userId!: string;
  @TextColumn(40, deleted) label!: string;
  @TextColumn(60, deleted) firstName!: string;
  @TextColumn(60, deleted) lastName!: string;
  @TextColumn(254, deleted) email!: string;
  @TextColumn(32, deleted) phone!: string;
  @TextColumn(2, deleted) countryCode!: string;
  @TextColumn(80, deleted) province!: string;
  @TextColumn(80, deleted) city!: string;
  @TextColumn(200, deleted) detail!: string;
  @TextColumn(16, deleted) postcode!: string;
  @FlagColumn() isDefault!: boolean;
  @InstantColumn() createdAt!: Date;
}
