import { Entity } from 'typeorm';
import {
  FlagColumn,
  IdColumn,
  InstantColumn,
  RefColumn,
  TextColumn,
} from '../../platform/db/columns';

/** One entry of a shopper's address book (EN-06). */
@Entity('addresses')
export class Address {
  @IdColumn() id!: string;
  @RefColumn() userId!: string;
  @TextColumn(40) label!: string;
  @TextColumn(60) firstName!: string;
  @TextColumn(60) lastName!: string;
  @TextColumn(254) email!: string;
  @TextColumn(32) phone!: string;
  @TextColumn(2) countryCode!: string;
  @TextColumn(80) province!: string;
  @TextColumn(80) city!: string;
  @TextColumn(200) detail!: string;
  @TextColumn(16) postcode!: string;
  @FlagColumn() isDefault!: boolean;
  @InstantColumn() createdAt!: Date;
}
