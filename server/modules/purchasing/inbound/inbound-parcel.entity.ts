import { Entity } from 'typeorm';
import {
  CodeColumn,
  IdColumn,
  InstantColumn,
  RefColumn,
  TextColumn,
} from '../../../platform/db/columns';
import { impersonal } from '../../../platform/db/personal';
import type { InboundParcelStatus } from './inbound-parcel.statuses';

/** A parcel that a courier brings or brought. */
@Entity('inbound_parcels')
export class InboundParcel {
  @IdColumn() id!: string;
  /** Our own number, e.g. IP20261126-04817733. */
  @CodeColumn(24) number!: string;
  /** Without spaces and hyphens, in capitals. */
  @CodeColumn(40) courierNumber!: string;
  /** The courier number again, but unique; null once the parcel is opened or sent back, as couriers use numbers again. */
  @CodeColumn(40, { nullable: true }) courierClaim!: string | null;
  @TextColumn(60, impersonal, { nullable: true }) carrier!: string | null;
  @CodeColumn(12) status!: InboundParcelStatus;
  /** Id of the person of the staff; null for a command and the demo. */
  @RefColumn({ nullable: true }) notedById!: string | null;
  @TextColumn(80, impersonal) notedBy!: string;
  @InstantColumn() notedAt!: Date;
}

/** A shop sends one purchase in several parcels, and several purchases in one. */
@Entity('inbound_parcel_purchases')
export class InboundParcelPurchase {
  @IdColumn() id!: string;
  @RefColumn() parcelId!: string;
  @RefColumn() purchaseId!: string;
}
