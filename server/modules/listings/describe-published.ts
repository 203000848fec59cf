import { createHash } from 'node:crypto';
import type { PublishedItem } from '../../platform/item-page/reading';
import type { YuanRates } from '../exchange-rates/public';
import { canNameVariant, type LinkedItem } from './find-item';
import type { Listing, ListingVariant, PublishedContent } from './listing.entity';
import { MAX_VARIANTS } from './listing.policy';

/** Maximum size of one column in bytes; MySQL refuses more. */
const MAX_COLUMN_BYTES = 60_000;
const MAX_VARIANT_ID_LENGTH = 64;

/** Returns the currencies in which an item is priced. */
export function currenciesOf({ price, shipping, variants }: PublishedItem): string[] {
  const prices = [price, shipping, ...variants.map((variant) => variant.price)];
  return [...new Set(prices.flatMap((one) => one?.currency ?? []))];
}

/** Returns the stored content of a published item, within the size of its columns. */
export function contentOf(
  linked: LinkedItem,
  item: PublishedItem,
  rates: YuanRates | null,
): Pick<Listing, 'published' | 'variants'> {
  const { variants, imageUrls, ...rest } = item;
  const conversion = rates && { ...rates, asOf: rates.asOf.toISOString() };
  const published: PublishedContent = { ...rest, imageUrls: fitting(imageUrls), rates: conversion };
  return { published, variants: fitting(withIds(linked, variants)) };
}

/**
 * A variant is chosen by its id, so each gets one: that of the shop, in its own form, or a hash of its
 * content.
 */
function withIds(linked: LinkedItem, variants: readonly ListingVariant[]): ListingVariant[] {
  const named = variants.map((variant) => ({ ...variant, id: idOf(linked, variant) }));
  const byId = new Map(named.reverse().map((variant) => [variant.id, variant]));
  return [...byId.values()].reverse().slice(0, MAX_VARIANTS);
}

function idOf(linked: LinkedItem, { id, options }: ListingVariant): string {
  if (id && id.length <= MAX_VARIANT_ID_LENGTH && canNameVariant(linked, id)) return id;
  const told = JSON.stringify([id, options.map(({ name, value }) => [name, value])]);
  return createHash('sha256').update(told).digest('hex').slice(0, 16);
}

/** Returns as many of the first ones as fit a column. */
function fitting<T>(all: readonly T[]): T[] {
  let bytes = 0;
  return all.filter((one) => {
    bytes += Buffer.byteLength(JSON.stringify(one)) + 1;
    return bytes < MAX_COLUMN_BYTES;
  });
}
