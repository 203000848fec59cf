import {
  bigint,
  boolean,
  createTable,
  id,
  instant,
  int,
  json,
  key,
  nullable,
  primary,
  text,
} from './table-builder';

export const CreateDeliveryLines = createTable(1763710004001, {
  name: 'delivery_lines',
  columns: {
    id: primary(id),
    position: int,
    name_en: text(60),
    name_zh: text(60),
    group: key(20),
    min_days: int,
    max_days: int,
    volumetric_divisor: nullable(int),
    volumetric_min_side_mm: nullable(int),
    min_grams: int,
    max_grams: int,
    max_side_mm: nullable(int),
    max_side_sum_mm: nullable(int),
    declaration_fee: bigint,
  },
});

export const CreateDeliveryPrices = createTable(1763710004002, {
  name: 'delivery_prices',
  columns: {
    line_id: primary(id),
    zone: primary(key(16)),
    first_price: bigint,
    further_price: bigint,
  },
  references: { line_id: 'delivery_lines' },
});

export const CreatePackingPlans = createTable(1763710004003, {
  name: 'packing_plans',
  columns: {
    id: primary(id),
    number: key(24),
    user_id: id,
    status: key(20),
    created_at: instant,
    expires_at: instant,
    address: json,
    delivery_line_id: id,
    delivery_method: json,
    chargeable_grams: int,
    fees: json,
    total: bigint,
    options: json,
    declarations: json,
    remark: text(500),
  },
  unique: [['number']],
  indexes: [['user_id'], ['status', 'expires_at']],
  references: { user_id: 'users', delivery_line_id: 'delivery_lines' },
});

export const CreatePackages = createTable(1763710004004, {
  name: 'packages',
  columns: {
    id: primary(id),
    number: key(24),
    user_id: id,
    packing_plan_id: id,
    status: key(20),
    delivery_method: json,
    address: json,
    chargeable_grams: int,
    fees: json,
    logistics_fee: bigint,
    options: json,
    declarations: json,
    remark: text(500),
    carrier: nullable(text(60)),
    tracking_number: nullable(text(60)),
    created_at: instant,
    shipped_at: nullable(instant),
    auto_confirm_at: nullable(instant),
    completed_at: nullable(instant),
  },
  unique: [['number'], ['packing_plan_id']],
  indexes: [
    ['user_id', 'created_at'],
    ['status', 'auto_confirm_at'],
  ],
  references: { user_id: 'users', packing_plan_id: 'packing_plans' },
});

export const CreatePackageEvents = createTable(1763710004005, {
  name: 'package_events',
  columns: {
    id: primary(id),
    package_id: id,
    event: key(32),
    actor: key(10),
    note: text(500),
    at: instant,
  },
  indexes: [['package_id', 'at']],
  references: { package_id: 'packages' },
});

export const CreateStoredItems = createTable(1763710004006, {
  name: 'stored_items',
  columns: {
    id: primary(id),
    order_item_id: id,
    order_id: id,
    user_id: id,
    status: key(20),
    weight_grams: int,
    length_mm: int,
    width_mm: int,
    height_mm: int,
    photo_urls: json,
    inbound_at: instant,
    storage_elapsed_ms: bigint,
    clock_running_since: nullable(instant),
    packing_plan_id: nullable(id),
    package_id: nullable(id),
  },
  unique: [['order_item_id']],
  indexes: [['user_id', 'status'], ['order_id'], ['packing_plan_id'], ['package_id']],
  references: {
    order_item_id: 'order_items',
    order_id: 'orders',
    user_id: 'users',
    packing_plan_id: 'packing_plans',
    package_id: 'packages',
  },
});

export const CreateReviews = createTable(1763710004007, {
  name: 'reviews',
  columns: {
    id: primary(id),
    package_id: id,
    user_id: id,
    stars: int,
    content: text(1000),
    author_name: text(20),
    is_anonymous: boolean,
    created_at: instant,
  },
  unique: [['package_id']],
  references: { package_id: 'packages', user_id: 'users' },
});
