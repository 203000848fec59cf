import { DAY_MS, MINUTE_MS } from '../kernel/clock';
import { newId } from '../kernel/ids';
import { restAccess } from './authority-table';
import { buildAddress } from './builders/address';
import { buildCartItem } from './builders/cart-item';
import { buildFund } from './builders/fund';
import { drawImage } from './builders/image';
import { buildOrder } from './builders/order';
import { buildPackage } from './builders/package';
import { buildPackingPlan } from './builders/packing-plan';
import { buildPaymentFreeze } from './builders/payment-freeze';
import { signInAgain } from './builders/session';
import { buildStoredItem } from './builders/stored-item';
import { cutGateway } from './card-payments';
import { mailedToken } from './emails';
import { callRest } from './rest-client';
import type { Operation } from './rest-document';
import { exampleOfCall } from './rest-document';
import type { Sample } from './rest-samples';
import { bodiesBeyondLimits } from './rest-spoiled';
import type { TestApp } from './test-app';
import type { TestClient } from './test-client';

/** A shopper of their own for each provocation. */
interface World {
  readonly app: TestApp;
  readonly shopper: TestClient;
  readonly email: string;
}

type Provoke = (world: World) => Promise<Sample> | Sample;

const VERIFY = 'result?purpose=VERIFY&';

async function resetToken({ app, email }: World): Promise<string> {
  await callRest(app.guest, 'post', '/send_reset_password_email', { body: { email } });
  return mailedToken(app, email, 'resetPassword?');
}

/** A token that was redeemed, of either purpose. */
async function usedLink(world: World): Promise<Sample> {
  const token = await mailedToken(world.app, world.email, VERIFY);
  await callRest(world.app.guest, 'post', '/active_email', { body: { token } });
  return { body: { token } };
}

async function usedReset(world: World): Promise<Sample> {
  const token = await resetToken(world);
  const fresh = { password: 'fresh4you', password_confirmation: 'fresh4you' };
  await callRest(world.app.guest, 'post', '/reset_password_email', { body: { token, ...fresh } });
  return { body: { token } };
}

async function expired(world: World, token: Promise<string>, lifeMs: number): Promise<Sample> {
  const body = { token: await token };
  world.app.clock.advance(lifeMs);
  return { body };
}

function picture(...files: readonly (readonly [content: Buffer, name: string])[]): Sample {
  const form = new FormData();
  for (const [content, name] of files)
    form.append('file', new Blob([new Uint8Array(content)]), name);
  return { form };
}

const images = (type: string, tooLarge: string): Readonly<Record<string, Provoke>> => ({
  IMAGE_MISSING: () => ({ form: new FormData() }),
  IMAGE_TOO_MANY: async () => {
    const image = await drawImage();
    return picture([image, 'one.png'], [image, 'two.png']);
  },
  [type]: async () => picture([await drawImage('webp'), 'me.webp']),
  [tooLarge]: () => picture([Buffer.alloc(2 ** 21 + 1), 'me.png']),
});

async function orderIn({ app, shopper }: World, status: 'PAID' | 'CANCELLED' | 'IN_STOCK') {
  return { params: { id: (await buildOrder(app, shopper, { status })).id } };
}

/** A plan that nobody paid in time. */
async function lateTarget({ app, shopper }: World): Promise<Sample> {
  const plan = await buildPackingPlan(shopper, [(await buildStoredItem(app, shopper)).id]);
  app.clock.advance(30 * MINUTE_MS);
  return { body: { kind: 'PACKING_PLAN', target_id: plan.id } };
}

const paidTarget: Provoke = async (world) => ({
  body: { target_id: (await orderIn(world, 'PAID')).params.id },
});
const unpaid = async ({ app, shopper }: World) => (await buildOrder(app, shopper)).id;

/** As the example of the call has it. */
const remittance = {
  ...{ amount: 100_000, sender_name: 'Ada Lovelace', sender_country: 'GB' },
  control_number: '8273645012',
};

/** What is reserved by a plan already. */
async function reserved({ app, shopper }: World, more: object = {}): Promise<Sample> {
  const { id } = await buildStoredItem(app, shopper);
  await buildPackingPlan(shopper, [id]);
  const address_id = await buildAddress(shopper);
  return { body: { stored_item_ids: [id], address_id, ...more } };
}

const declared = (stored_item_id: string) => ({
  declarations: [{ stored_item_id, description: 'Teapot', declared_value: 1_000 }],
});

const packageOf = (status: Parameters<typeof buildPackage>[2]) => async (world: World) => ({
  params: { id: (await buildPackage(world.app, world.shopper, status)).id },
});

const frozen: Provoke = async ({ app }) => {
  await buildPaymentFreeze(app);
  return {};
};

/** Operation → reason → what makes it be refused so. */
export const provocations: Readonly<Record<string, Readonly<Record<string, Provoke>>>> = {
  'post /login': {
    WRONG_CREDENTIALS: ({ email }) => ({ query: { email, password: 'wrong1234' } }),
  },
  'get /send_success_register_email': {
    EMAIL_ALREADY_VERIFIED: async (world) => {
      await usedLink(world);
      return {};
    },
  },
  'post /send_active_email': { WRONG_PASSWORD: () => ({ body: { password: 'wrong1234' } }) },
  'post /active_email': {
    LINK_UNKNOWN: () => ({}),
    LINK_USED: usedLink,
    LINK_EXPIRED: (world) => expired(world, mailedToken(world.app, world.email, VERIFY), DAY_MS),
  },
  'post /check_reset_password_link': {
    LINK_UNKNOWN: () => ({}),
    LINK_USED: usedReset,
    LINK_EXPIRED: (world) => expired(world, resetToken(world), 30 * MINUTE_MS),
  },
  'post /reset_password_email': {
    LINK_UNKNOWN: () => ({}),
    LINK_USED: usedReset,
    LINK_EXPIRED: (world) => expired(world, resetToken(world), 30 * MINUTE_MS),
  },
  'post /users/alter_password': { WRONG_PASSWORD: () => ({ body: { old_password: 'wrong1234' } }) },
  'post /users/alter_avatar': images('AVATAR_TYPE_REFUSED', 'AVATAR_TOO_LARGE'),
  'post /uploads': images('IMAGE_TYPE_REFUSED', 'IMAGE_TOO_LARGE'),
  'post /users/delete_account': {
    WRONG_PASSWORD: () => ({ body: { password: 'wrong1234' } }),
    ACCOUNT_IN_USE: async (world) => {
      await unpaid(world);
      return { body: { password: 'secret123' } };
    },
    BALANCE_LEFT: async ({ app, shopper }) => {
      await buildFund(app, shopper, 100);
      return { body: { password: 'secret123' } };
    },
  },
  'get /exchange_rate': {
    UNKNOWN_CURRENCY: () => ({ query: { to: 'XXX' } }),
    EXCHANGE_RATES_UNAVAILABLE: ({ app }) => {
      jest.spyOn(app.services.exchangeRates, 'latest').mockRejectedValueOnce(new Error('offline'));
      return {};
    },
  },
  'get /article/{id}': { NOT_FOUND: () => ({ params: { id: '999999' } }) },
  'get /listing_preview': { LINK_REFUSED: () => ({ query: { url: 'javascript:alert(1)' } }) },
  'post /addresses': {
    TOO_MANY_ADDRESSES: async ({ shopper }) => {
      for (let address = 0; address < 20; address++) await buildAddress(shopper);
      return {};
    },
  },
  'delete /addresses/{id}': {
    DEFAULT_ADDRESS_NOT_DELETABLE: async ({ shopper }) => ({
      params: { id: await buildAddress(shopper) },
    }),
  },
  'post /cart': {
    CART_FULL: async ({ shopper }) => {
      for (let item = 0; item < 100; item++)
        await buildCartItem(shopper, { specification: `No. ${item}` });
      return { body: { image_id: null } };
    },
  },
  'post /orders': {
    NO_PRODUCT_SELECTED: () => ({}),
    AMOUNT_TOO_LARGE: async ({ shopper }) => {
      await buildCartItem(shopper, { unitPrice: 1_000_000_000, quantity: 2 });
      return {};
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
  'post /payments': {
    PAYMENTS_FROZEN: frozen,
    NOTHING_TO_PAY: paidTarget,
    PACKING_PLAN_EXPIRED: lateTarget,
    BALANCE_TOO_LOW: async (world) => ({ body: { target_id: await unpaid(world) } }),
    PAYMENT_METHOD_UNAVAILABLE: async (world) => ({
      body: { target_id: await unpaid(world), method: 'WESTPAY' },
    }),
    PAYMENT_GATEWAY_UNAVAILABLE: async (world) => {
      const body = { target_id: await unpaid(world), method: 'CARD' };
      cutGateway(world.app);
      return { body };
    },
  },
  'post /payment_quotes': { NOTHING_TO_PAY: paidTarget, PACKING_PLAN_EXPIRED: lateTarget },
  'post /joint_payments': {
    PAYMENTS_FROZEN: frozen,
    ORDER_NOT_PAYABLE: async (world) => ({
      body: { order_ids: [(await orderIn(world, 'PAID')).params.id] },
    }),
    BALANCE_TOO_LOW: async (world) => ({ body: { order_ids: [await unpaid(world)] } }),
    PAYMENT_METHOD_UNAVAILABLE: async (world) => ({
      body: { order_ids: [await unpaid(world)], method: 'WESTPAY' },
    }),
    PAYMENT_GATEWAY_UNAVAILABLE: async (world) => {
      const body = { order_ids: [await unpaid(world)], method: 'CARD' };
      cutGateway(world.app);
      return { body };
    },
  },
  'post /recharges': {
    PAYMENTS_FROZEN: frozen,
    PAYMENT_METHOD_UNAVAILABLE: ({ app }) => {
      jest.replaceProperty(app.services, 'paymentGateway', null);
      return {};
    },
    PAYMENT_GATEWAY_UNAVAILABLE: ({ app }) => {
      cutGateway(app);
      return {};
    },
  },
  'post /remittances': {
    PAYMENTS_FROZEN: frozen,
    PAYMENT_METHOD_UNAVAILABLE: ({ app }) => {
      jest.replaceProperty(app.services, 'remittancePayee', null);
      return {};
    },
    REMITTANCE_KNOWN: async ({ shopper }) => {
      const body = { ...remittance, idempotency_key: newId() };
      await callRest(shopper, 'post', '/remittances', { body });
      return {};
    },
  },
  'post /joint_payment_quotes': {
    ORDER_NOT_PAYABLE: async (world) => ({
      body: { order_ids: [(await orderIn(world, 'PAID')).params.id] },
    }),
  },
  'post /delivery_quotes': {
    STORED_ITEM_NOT_AVAILABLE: (world) => reserved(world, { declared_values: [] }),
  },
  'post /parcel_estimates': { STORED_ITEM_NOT_AVAILABLE: reserved },
  'post /packing_plans': {
    NOT_FOUND: () => {
      const id = newId();
      return { body: { stored_item_ids: [id], ...declared(id) } };
    },
    STORED_ITEM_NOT_AVAILABLE: async (world) => {
      const { body } = await reserved(world);
      const [id] = body?.['stored_item_ids'] as [string];
      return { body: { ...body, ...declared(id) } };
    },
    DELIVERY_LINE_UNUSABLE: async ({ app, shopper }) => {
      const { id } = await buildStoredItem(app, shopper);
      const parcel = { stored_item_ids: [id], address_id: await buildAddress(shopper) };
      return { body: { ...parcel, ...declared(id), delivery_line_id: 'no-such-line' } };
    },
  },
  'post /packing_plans/{id}/cancel': {
    PACKING_PLAN_STATUS_FORBIDS: async (world) => {
      const { body } = await lateTarget(world);
      const id = body?.['target_id'] as string;
      await callRest(world.shopper, 'post', `/packing_plans/${id}/cancel`);
      return { params: { id } };
    },
  },
  'post /packages/{id}/cancel': { PACKAGE_STATUS_FORBIDS: packageOf('PENDING_RECEIPT') },
  'post /packages/{id}/confirm_receipt': { PACKAGE_STATUS_FORBIDS: packageOf('PENDING_SHIPMENT') },
  'post /packages/confirm_receipts': {
    PACKAGE_STATUS_FORBIDS: async (world) => ({
      body: { package_ids: [(await packageOf('PENDING_SHIPMENT')(world)).params.id] },
    }),
  },
  'post /packages/{id}/review': {
    PACKAGE_STATUS_FORBIDS: packageOf('PENDING_RECEIPT'),
    ALREADY_REVIEWED: async (world) => {
      const { params } = await packageOf('COMPLETED')(world);
      const body = { stars: 5, content: 'All in one piece' };
      await callRest(world.shopper, 'post', `/packages/${params.id}/review`, { body });
      return { params };
    },
  },
};

/** What follows from what a call takes: ids of nothing, and values that no rule lets pass. */
export function generalProvocation(operation: Operation, reason: string): Sample | undefined {
  const named = restAccess[operation.key];
  if (reason === 'NOT_FOUND' && typeof named === 'object')
    return withIdsOfNothing(operation, named);
  if (reason !== 'VALIDATION_FAILED') return undefined;
  const [beyond] = bodiesBeyondLimits(operation);
  if (beyond) return { query: {}, body: beyond.body as Sample['body'] };
  const long = 'x'.repeat(3_000);
  const [name = 'id'] = operation.parameters
    .filter((one) => one.in === 'query')
    .map((one) => one.name);
  return { params: { id: long }, query: { [name]: long } };
}

function withIdsOfNothing({ parameters, ...operation }: Operation, named: object): Sample {
  const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  const params = Object.fromEntries(inPath.map((name) => [name, newId()]));
  const example = exampleOfCall({ parameters, ...operation }).body as Sample['body'];
  const inBody = Object.keys(named).filter((name) => !inPath.includes(name) && !name.includes('.'));
  const ids = inBody.map((name) => [name, name.endsWith('s') ? [newId()] : newId()]);
  return { params, body: { ...example, ...Object.fromEntries(ids) } };
}
