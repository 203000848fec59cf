import {
  bigint,
  boolean,
  createTable,
  id,
  instant,
  int,
  key,
  nullable,
  primary,
  text,
} from './table-builder';

const itemColumns = {
  shop: text(253),
  url: text(2048),
  name: text(200),
  description: text(1000),
  specification: text(300),
  unit_price: bigint,
  quantity: int,
  domestic_shipping: bigint,
  remark: text(500),
  image_id: nullable(id),
};

export const CreateCartItems = createTable(1763710002001, {
  name: 'cart_items',
  columns: {
    id: primary(id),
    user_id: id,
    merge_key: key(64),
    ...itemColumns,
    is_selected: boolean,
    created_at: instant,
  },
  unique: [['user_id', 'merge_key']],
  references: { user_id: 'users', image_id: 'uploads' },
});

export const CreateOrders = createTable(1763710002002, {
  name: 'orders',
  columns: {
    id: primary(id),
    number: key(24),
    user_id: id,
    status: key(20),
    previous_status: nullable(key(20)),
    submitted_at: instant,
    payment_due_at: instant,
    paid_at: nullable(instant),
    refund_deadline: nullable(instant),
    goods_amount: bigint,
    domestic_shipping_amount: bigint,
    fine_photo_amount: bigint,
    amount: bigint,
    balance_deduction: bigint,
    payment_method_discount: bigint,
    handling_fee: bigint,
    actual_payment: bigint,
    contact_name: text(60),
    contact_phone: text(32),
    contact_email: text(254),
    remark: text(500),
    fine_photo_count: int,
    fine_photo_note: text(500),
    fine_photo_location: text(100),
    refund_reason: nullable(text(500)),
    refund_answer: nullable(text(500)),
  },
  unique: [['number']],
  indexes: [
    ['user_id', 'submitted_at'],
    ['status', 'payment_due_at'],
  ],
  references: { user_id: 'users' },
});

export const CreateOrderItems = createTable(1763710002003, {
  name: 'order_items',
  columns: {
    id: primary(id),
    order_id: id,
    user_id: id,
    position: int,
    status: key(20),
    ...itemColumns,
  },
  unique: [['order_id', 'position']],
  references: { order_id: 'orders', user_id: 'users', image_id: 'uploads' },
});

export const CreateOrderEvents = createTable(1763710002004, {
  name: 'order_events',
  columns: {
    id: primary(id),
    order_id: id,
    event: key(32),
    actor: key(10),
    note: text(500),
    at: instant,
  },
  indexes: [['order_id', 'at']],
  references: { order_id: 'orders' },
});
