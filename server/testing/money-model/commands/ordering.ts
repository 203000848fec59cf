import { newId } from '../../../kernel/ids';
import { fen } from '../../../kernel/money';
import { CartItem } from '../../../modules/cart/cart-item.entity';
import { cancelOrder } from '../../../modules/orders/placing/cancel-order';
import { placeOrder } from '../../../modules/orders/placing/place-order';
import { insertRows } from '../../../platform/db/insert-rows';
import { chosen } from '../state';
import type { Command } from './command';

const contact = { name: 'Anna', phone: '+49 30 123456', email: 'anna@example.com' };

/** One item, two or three; every other order with photos. */
const order: Command = {
  weight: 4,
  async run(world, pick, options) {
    const { services: healthy, viewer } = world;
    const prices = [1 + (pick % 9_000), 1 + (pick % 77), 30_00].slice(0, 1 + (pick % 3));
    const cart = prices.map((price) => ({ ...itemOf(price), userId: viewer.id }));
    await healthy.db.transaction((tx) => insertRows(tx, CartItem, cart));
    const finePhotos = { count: pick % 2, note: '', location: '' };
    const form = { contact, remark: '', finePhotos, idempotencyKey: newId() };
    await world.attempt(options, (services) => placeOrder(services, viewer, form));
  },
};

/** Put into the cart past its use case: no money moves there. */
const itemOf = (price: number): Omit<CartItem, 'userId'> => {
  const id = newId();
  return {
    ...{
      id,
      mergeKey: id,
      shop: 'shop.example.com',
      url: `https://shop.example.com/item?id=${id}`,
    },
    ...{ name: 'Teapot', description: '', specification: '', remark: '' },
    ...{ unitPrice: fen(price), priceRead: null, priceChangeReason: '' },
    ...{ quantity: 1 + (price % 2), domesticShipping: fen(price % 3) },
    ...{ imageId: null, listingId: null, variantId: null },
    ...{
      originalAmount: null,
      originalCurrency: null,
      originalRate: null,
      originalRateAsOf: null,
      shopName: null,
    },
    ...{ isSelected: true, createdAt: new Date(0) },
  };
};

const cancel: Command = {
  weight: 1,
  async run(world, pick, options) {
    const { orders } = world.state;
    const unpaid = chosen(orders, pick, ({ status }) => status === 'PENDING_PAYMENT');
    if (unpaid)
      await world.attempt(options, (services) => cancelOrder(services, world.viewer, unpaid.id));
  },
};

export const ordering = { order, cancelOrder: cancel };
