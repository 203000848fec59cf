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

/** What a shop published of an item, as it is kept. */
export interface PublishedContent extends Omit<PublishedItem, 'variants'> {
  /** What its amounts were converted by when it was read; null where no rate was needed or known. */
  readonly rates: KeptConversion | null;
}

export interface KeptConversion {
  /** Null: samples of our own. */
  readonly source: string | null;
  /** An instant, as JSON keeps it. */
  readonly asOf: string;
  /** ISO 4217 code → what one unit is worth in yuan. */
  readonly yuanPerUnit: Readonly<Record<string, Rate>>;
}

/** A variant as it is kept: always with an id, that of the shop or one of ours. */
export type ListingVariant = PublishedItem['variants'][number];

/** An item in a shop, and what was read of its page. Its identity is (shop, itemKey). */
@Entity('listings')
export class Listing {
  @IdColumn() id!: string;
  /** The name of a shop we know, such as `taobao`, or the host of any other. */
  @TextColumn(253, impersonal) shop!: string;
  /** Tells items of a shop apart: the shop's own id, or the hash of the address. */
  @CodeColumn(64) itemKey!: string;
  /** The shop's own id of the item; null where we do not know the shop. */
  @TextColumn(200, impersonal, { nullable: true }) itemId!: string | null;
  @TextColumn(2048, impersonal) url!: string;
  /** Of the last time that something could be read; null before. */
  @JsonColumn(impersonal, { nullable: true }) published!: PublishedContent | null;
  @JsonColumn(impersonal) variants!: readonly ListingVariant[];
  /** Why nothing could be read the last time; null where it could. */
  @CodeColumn(24, { nullable: true }) failure!: ReadingFailure | null;
  /** When what is published here was read. */
  @InstantColumn({ nullable: true }) readAt!: Date | null;
  /** When reading was tried last. */
  @InstantColumn() triedAt!: Date;
  /** From when on it is read anew. */
  @InstantColumn() expiresAt!: Date;
  /** Until when whoever reads it now is waited for; null where nobody does. */
  @InstantColumn({ nullable: true }) claimedUntil!: Date | null;
}
