import { createTable, id, instant, json, key, nullable, primary, text } from './table-builder';
import { addColumn, keyType } from './table-changes';

/** What was read of an item in a shop; its identity is the shop and the key of the item there. */
export const CreateListings = createTable(1763800001001, {
  name: 'listings',
  columns: {
    id: primary(id),
    shop: key(253),
    item_key: key(64),
    item_id: nullable(key(200)),
    url: text(2048),
    published: nullable(json),
    variants: json,
    failure: nullable(key(24)),
    read_at: nullable(instant),
    tried_at: instant,
    expires_at: instant,
  },
  unique: [['shop', 'item_key']],
  indexes: [['tried_at']],
});

/** Pictures of listings by the hash of their address: each is fetched from its shop once. */
export const CreateListingPictures = createTable(1763800001002, {
  name: 'listing_pictures',
  columns: {
    id: primary(key(64)),
    url: text(2048),
    upload_id: nullable(id),
    tried_at: nullable(instant),
    listed_at: instant,
  },
  indexes: [['listed_at'], ['upload_id']],
  references: { upload_id: 'uploads' },
});

/** Which listings a shopper looked at last. */
export const CreateViewedListings = createTable(1763800001003, {
  name: 'viewed_listings',
  columns: { id: primary(id), user_id: id, listing_id: id, viewed_at: instant },
  unique: [['user_id', 'listing_id']],
  indexes: [['listing_id']],
  references: { user_id: 'users', listing_id: 'listings' },
});

const nullableKey = (length: number) => (runner: Parameters<ReturnType<typeof keyType>>[0]) =>
  `${keyType(length)(runner)} NULL`;

/**
 * Which listing an item was added by. No foreign key: what stands in a cart or an order is a copy, and
 * outlives the listing.
 */
export const AddCartListing = addColumn(1763800002001, 'cart_items', 'listing_id', nullableKey(26));
export const AddCartVariant = addColumn(1763800002002, 'cart_items', 'variant_id', nullableKey(64));
export const AddCartOriginalAmount = addColumn(
  1763800002003,
  'cart_items',
  'original_amount',
  nullableKey(24),
);
export const AddCartOriginalCurrency = addColumn(
  1763800002004,
  'cart_items',
  'original_currency',
  nullableKey(3),
);
export const AddOrderListing = addColumn(
  1763800002005,
  'order_items',
  'listing_id',
  nullableKey(26),
);
export const AddOrderVariant = addColumn(
  1763800002006,
  'order_items',
  'variant_id',
  nullableKey(64),
);
export const AddOrderOriginalAmount = addColumn(
  1763800002007,
  'order_items',
  'original_amount',
  nullableKey(24),
);
export const AddOrderOriginalCurrency = addColumn(
  1763800002008,
  'order_items',
  'original_currency',
  nullableKey(3),
);
