import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn, RefColumn, TextColumn } from '../../../platform/db/columns';
import { impersonal } from '../../../platform/db/personal';

/** A picture that a shop shows of a listing; fetched once, on its first view. */
@Entity('listing_pictures')
export class ListingPicture {
  /** Hash of its address, so that a picture of several listings is one. */
  @PrimaryColumn({ type: 'varchar', length: 64 }) id!: string;
  @TextColumn(2048, impersonal) url!: string;
  /** Null until it is fetched. */
  @RefColumn({ nullable: true }) uploadId!: string | null;
  /** Time of the last fetch or attempt. */
  @InstantColumn({ nullable: true }) triedAt!: Date | null;
  /** Time when a listing last contained it. */
  @InstantColumn() listedAt!: Date;
}
