import { Entity } from 'typeorm';
import {
  CodeColumn,
  IdColumn,
  InstantColumn,
  JsonColumn,
  TextColumn,
} from '../../platform/db/columns';
import { impersonal } from '../../platform/db/personal';
import type { PublishedItem, ReadingFailure } from '../../platform/item-page/reading';
import type { Rate } from '../../kernel/rate';

/** The stored content that a shop published of an item. */
export interface PublishedContent extends Omit<PublishedItem, 'variants'> {
  /** Rates by which its amounts were converted when it was read; null if no rate was needed or known. */
  readonly rates: StoredConversion | null;
}

export interface StoredConversion {
  /** Null for our own samples. */
  readonly source: string | null;
  /** An instant in the form of JSON. */
  readonly asOf: string;
  /** ISO 4217 code → value of one unit in yuan. */
  readonly yuanPerUnit: Readonly<Record<string, Rate>>;
}

/** A stored variant: always with an id, that of the shop or one of ours. */
export type ListingVariant = PublishedItem['variants'][number];

/** An item in a shop, and the content of its page. Its identity is (shop, itemKey). */
@Entity('listings')
export class Listing {
  @IdColumn() id!: string;
  /** Name of a known shop, such as `taobao`, or the host of any other. */
  @TextColumn(253, impersonal) shop!: string;
  /** Identifies an item within its shop: the shop's own id, or the hash of the address. */
  @CodeColumn(64) itemKey!: string;
  /** The shop's own id of the item; null for an unknown shop. */
  @TextColumn(200, impersonal, { nullable: true }) itemId!: string | null;
  @TextColumn(2048, impersonal) url!: string;
  /** Content of the last successful reading; null before. */
  @JsonColumn(impersonal, { nullable: true }) published!: PublishedContent | null;
  @JsonColumn(impersonal) variants!: readonly ListingVariant[];
  /** Reason why the last reading failed; null if it succeeded. */
  @CodeColumn(24, { nullable: true }) failure!: ReadingFailure | null;
  /** Time of the last successful reading. */
  @InstantColumn({ nullable: true }) readAt!: Date | null;
  /** Time of the last attempt. */
  @InstantColumn() triedAt!: Date;
  /** Time from which on it is read again. */
  @InstantColumn() expiresAt!: Date;
  /** Time until which others wait for the process that reads it now; null if none does. */
  @InstantColumn({ nullable: true }) claimedUntil!: Date | null;
}
