import { newId } from '../../../kernel/ids';
import { fen } from '../../../kernel/money';
import { addCartItem } from '../../../modules/cart/add-cart-item';
import { cancelOrder } from '../../../modules/orders/placing/cancel-order';
import { placeOrder } from '../../../modules/orders/placing/place-order';
import { chosen } from '../state';
import type { Command } from './command';

const contact = { name: 'Anna', phone: '+49 30 123456', email: 'anna@example.com' };

/** One item, two or three; every other order with photos. */
const order: Command = {
  weight: 4,
  async run(world, pick, circumstances) {
    const { services: healthy, viewer } = world;
    const prices = [1 + (pick % 9_000), 1 + (pick % 77), 30_00].slice(0, 1 + (pick % 3));
    for (const price of prices) await addCartItem(healthy, viewer, itemOf(price));
    const finePhotos = { count: pick % 2, note: '', location: '' };
    const form = { contact, remark: '', finePhotos, idempotencyKey: newId() };
    await world.attempt(circumstances, (services) => placeOrder(services, viewer, form));
  },
};

const itemOf = (price: number) => ({
  url: `https://shop.example.com/item?id=${newId()}`,
  name: 'Teapot',
  unitPrice: fen(price),
  description: '',
  specification: '',
  quantity: 1 + (price % 2),
  domesticShipping: fen(price % 3),
  remark: '',
  priceChangeReason: '',
  isSelected: true,
  acknowledgesRestrictions: false,
});

const cancel: Command = {
  weight: 1,
  async run(world, pick, circumstances) {
    const { orders } = world.state;
    const unpaid = chosen(orders, pick, ({ status }) => status === 'PENDING_PAYMENT');
    if (unpaid)
      await world.attempt(circumstances, (services) =>
        cancelOrder(services, world.viewer, unpaid.id),
      );
  },
};

export const ordering = { order, cancelOrder: cancel };
