import {
  bigint,
  createTable,
  id,
  instant,
  int,
  key,
  nullable,
  primary,
  text,
} from './table-builder';

/** What we bought at shops under which of their numbers, and for what (issue 31). */
export const CreateShopPurchases = createTable(1763904100001, {
  name: 'shop_purchases',
  columns: {
    id: primary(id),
    shop: key(253),
    shop_order_number: nullable(key(64)),
    paid_from: text(80),
    goods_paid: bigint,
    shipping_paid: bigint,
    original_amount: nullable(key(24)),
    original_currency: nullable(key(3)),
    bought_by_id: nullable(id),
    bought_by: text(80),
    bought_at: instant,
  },
  unique: [['shop_order_number', 'shop']],
  indexes: [['shop', 'bought_at']],
});

export const CreateShopPurchaseLines = createTable(1763904100002, {
  name: 'shop_purchase_lines',
  columns: {
    id: primary(id),
    purchase_id: id,
    order_item_id: id,
    pieces: int,
    price_paid: bigint,
  },
  unique: [['purchase_id', 'order_item_id']],
  indexes: [['order_item_id']],
  references: { purchase_id: 'shop_purchases', order_item_id: 'order_items' },
});

/** What couriers bring. Of two open parcels that are given one courier number, the database refuses one. */
export const CreateInboundParcels = createTable(1763904100003, {
  name: 'inbound_parcels',
  columns: {
    id: primary(id),
    number: key(24),
    courier_number: key(40),
    courier_claim: nullable(key(40)),
    carrier: nullable(text(60)),
    status: key(12),
    noted_by_id: nullable(id),
    noted_by: text(80),
    noted_at: instant,
  },
  unique: [['number'], ['courier_claim']],
  indexes: [['courier_number'], ['status', 'noted_at']],
});

/** A shop sends one purchase in several parcels, and several purchases in one. */
export const CreateInboundParcelPurchases = createTable(1763904100004, {
  name: 'inbound_parcel_purchases',
  columns: { id: primary(id), parcel_id: id, purchase_id: id },
  unique: [['parcel_id', 'purchase_id']],
  indexes: [['purchase_id']],
  references: { parcel_id: 'inbound_parcels', purchase_id: 'shop_purchases' },
});
