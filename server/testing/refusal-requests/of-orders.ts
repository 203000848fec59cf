import { DAY_MS } from '../../kernel/clock';
import { fen } from '../../kernel/money';
import { changeRestrictedGoods } from '../../modules/listings/public';
import { buildCartItem } from '../builders/cart-item';
import { buildListing } from '../builders/listing';
import { buildPackingPlan } from '../builders/packing-plan';
import { blueTeapot, buildQuestion } from '../builders/question';
import { signInAgain } from '../builders/session';
import { buildStoredItem } from '../builders/stored-item';
import { callRest } from '../rest-client';
import type { Sample } from '../rest-samples';
import type { Provocations, Provoke, World } from './world';
import { orderIn } from './world';
import { clerk } from '../staff-actor';

/** A question that costs more by default; with `isDeclined` one that is closed. */
async function asked({ app, shopper }: World, finding = {}, isDeclined = false): Promise<Sample> {
  const { id } = (await buildQuestion(app, shopper, finding)).question;
  if (isDeclined) await callRest(shopper, 'post', `/questions/${id}/decline`);
  return { params: { id } };
}

/** Refusals of a pasted link. */
const linkRefusals: Readonly<Record<string, Provoke>> = {
  LINK_REFUSED: () => ({ query: { pasted: 'javascript:alert(1)' } }),
  LINK_WITHOUT_ITEM: () => ({ query: { pasted: 'https://www.taobao.com/' } }),
  LINK_NESTED_TOO_DEEP: () => ({ query: { pasted: nested(3) } }),
  LINK_NOT_PUBLIC: () => ({ query: { pasted: 'http://169.254.169.254/latest/' } }),
};

/** A link wrapped so many times by an agent of purchases. */
const nested = (times: number): string =>
  times === 0
    ? 'https://item.taobao.com/item.htm?id=674839201'
    : `https://www.superbuy.com/en/page/buy?url=${encodeURIComponent(nested(times - 1))}`;

const removeCartItems = (shopper: World['shopper'], ids: string[]) =>
  callRest(shopper, 'post', '/cart/remove', { body: { ids } });

/** Takes the place of what the example says beyond link, name, price and quantity. */
const onlyNeeded = {
  ...{ description: '', specification: '', remark: '', image_id: null },
  domestic_shipping: 0,
};

/** Calls of listings, cart, orders and questions. */
export const orderProvocations: Provocations = {
  'get /exchange_rate': {
    UNKNOWN_CURRENCY: () => ({ query: { to: 'XXX' } }),
    EXCHANGE_RATES_UNAVAILABLE: ({ app }) => {
      jest.spyOn(app.services.exchangeRates, 'latest').mockRejectedValueOnce(new Error('offline'));
      return {};
    },
  },
  'get /article/{id}': { NOT_FOUND: () => ({ params: { id: '999999' } }) },
  'get /listing': linkRefusals,
  'post /cart': {
    CART_FULL: async ({ shopper }) => {
      for (let item = 0; item < 100; item++)
        await buildCartItem(shopper, { specification: `No. ${item}` });
      return { body: { image_id: null } };
    },
    TOO_MANY_PIECES: async ({ shopper }) => {
      const same = { url: 'https://shop.example.com/many', name: 'Bead' };
      await buildCartItem(shopper, { ...same, quantity: 998 });
      return { body: { ...same, ...onlyNeeded, unit_price: 12_50, quantity: 2 } };
    },
    SOLD_OUT: async ({ app, shopper }) => {
      const listingId = await buildListing(app, shopper, {
        variants: [],
        availability: 'OUT_OF_STOCK',
      });
      return { body: { ...onlyNeeded, listing_id: listingId, unit_price: null } };
    },
    EXCHANGE_RATES_UNAVAILABLE: ({ app }) => {
      jest.spyOn(app.services.exchangeRates, 'latest').mockRejectedValueOnce(new Error('offline'));
      return { body: { image_id: null, original_amount: '1980', original_currency: 'JPY' } };
    },
    RESTRICTED_GOODS: () => ({ body: { name: 'Power bank', image_id: null } }),
    PROHIBITED_GOODS: () => ({ body: { name: 'Hunting rifle', image_id: null } }),
  },
  'post /cart/restore': {
    CART_FULL: async ({ shopper }) => {
      const ids = [await buildCartItem(shopper)];
      await removeCartItems(shopper, ids);
      for (let item = 0; item < 100; item++) await buildCartItem(shopper);
      return { body: { ids } };
    },
    TOO_MANY_PIECES: async ({ shopper }) => {
      const same = { url: 'https://shop.example.com/many', quantity: 998 };
      const ids = [await buildCartItem(shopper, same)];
      await removeCartItems(shopper, ids);
      await buildCartItem(shopper, same);
      return { body: { ids } };
    },
  },
  'post /orders': {
    NO_PRODUCT_SELECTED: () => ({}),
    PROHIBITED_GOODS: async ({ app, shopper }) => {
      await buildCartItem(shopper, { name: 'Kitchen knife', acknowledgesRestrictions: true });
      await changeRestrictedGoods(app.services, clerk, 'BLADE', { rule: 'NEVER' });
      return {};
    },
    AMOUNT_TOO_LARGE: async ({ shopper }) => {
      await buildCartItem(shopper, { unitPrice: 1_000_000_000, quantity: 2 });
      return {};
    },
    AMOUNT_CHANGED: async ({ shopper }) => {
      await buildCartItem(shopper);
      return { body: { expected_amount: 1 } };
    },
  },
  'post /orders/{id}/cancel': { ORDER_STATUS_FORBIDS: (world) => orderIn(world, 'PAID') },
  'post /orders/{id}/withdraw_refund_request': {
    ORDER_STATUS_FORBIDS: (world) => orderIn(world, 'PAID'),
  },
  'post /orders/{id}/request_refund': {
    ORDER_STATUS_FORBIDS: (world) => orderIn(world, 'CANCELLED'),
    REFUND_TIME_EXPIRED: async (world) => {
      const { params } = await orderIn(world, 'IN_STOCK');
      world.app.clock.advance(5 * DAY_MS);
      return { params, client: await signInAgain(world.app, world.email) };
    },
    REFUND_ITEM_PACKED: async ({ app, shopper }) => {
      const { id, orderId } = await buildStoredItem(app, shopper);
      await buildPackingPlan(shopper, [id]);
      return { params: { id: orderId } };
    },
  },
  'post /questions/{id}/accept': {
    QUESTION_CLOSED: (world) => asked(world, { unitPrice: fen(900), substitute: blueTeapot }, true),
    QUESTION_NEEDS_PAYMENT: (world) => asked(world),
  },
  'post /questions/{id}/decline': { QUESTION_CLOSED: (world) => asked(world, {}, true) },
};
