import { MINUTE_MS } from '../kernel/clock';
import { payTogether } from './belongings';
import { buildAddress } from './builders/address';
import { buildCartItem } from './builders/cart-item';
import { buildFund } from './builders/fund';
import { buildUpload, drawImage } from './builders/image';
import { buildOrder } from './builders/order';
import { buildPackage } from './builders/package';
import { buildPackingPlan } from './builders/packing-plan';
import { buildPendingPayment } from './builders/pending-payment';
import { blueTeapot, buildQuestion } from './builders/question';
import { buildSession } from './builders/session';
import { buildStoredItem } from './builders/stored-item';
import { buildRecharge, buildWithdrawal } from './builders/withdrawal';
import { mailedToken } from './emails';
import { callRest } from './rest-client';
import type { Sent } from './rest-document';
import type { TestApp } from './test-app';
import type { TestClient } from './test-client';

/** Changes to the document's example for calls that name an existing object. */
export interface Sample {
  readonly client?: TestClient;
  readonly params?: Readonly<Record<string, string>>;
  /** In place of the example's query. */
  readonly query?: Sent['query'];
  /** Fields put over those of the example. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly form?: Sent['form'];
}

/** The caller: Mei, the shopper of the document's examples. */
interface World {
  readonly app: TestApp;
  readonly shopper: TestClient;
}

type Prepare = (world: World) => Promise<Sample> | Sample;

let newcomers = 0;

async function newcomer({ app }: World) {
  const email = `rest-${++newcomers}@example.com`;
  return { email, client: await app.newShopper(email) };
}

async function resetToken(world: World): Promise<string> {
  const { email } = await newcomer(world);
  const query =
    'mutation ($email: EmailAddress!) { requestPasswordReset(input: { email: $email }) { isAccepted } }';
  await world.app.guest.run(query, { email });
  return mailedToken(world.app, email, 'resetPassword?');
}

/** A form with a picture, as `curl -F file=@me.png` sends it. */
export async function pictureForm(): Promise<FormData> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await drawImage())]), 'me.png');
  return form;
}

/** The item and the address that a parcel of Mei's is made of. */
async function parcelParts({ app, shopper }: World) {
  const { id: stored_item_id } = await buildStoredItem(app, shopper);
  const address_id = await buildAddress(shopper);
  return { stored_item_id, body: { stored_item_ids: [stored_item_id], address_id } };
}

async function plan({ app, shopper }: World): Promise<string> {
  return (await buildPackingPlan(shopper, [(await buildStoredItem(app, shopper)).id])).id;
}

async function notification({ app, shopper }: World): Promise<string> {
  await buildOrder(app, shopper, { status: 'PAID' });
  const { notifications } = await shopper.run('{ notifications { edges { node { id } } } }');
  return notifications.edges[0].node.id;
}

/** Operation → how its example is made to work: by a real token or id in place of the sample. */
export const samples: Readonly<Record<string, Prepare>> = {
  'post /users': () => ({ body: { email: `rest-${++newcomers}@example.com` } }),
  'get /send_success_register_email': async (world) => {
    const { client } = await newcomer(world);
    world.app.clock.advance(MINUTE_MS); // The welcome had a link, too.
    return { client };
  },
  'post /active_email': async (world) => {
    const { email } = await newcomer(world);
    return { body: { token: await mailedToken(world.app, email, 'result?purpose=VERIFY&') } };
  },
  'post /check_reset_password_link': async (world) => ({
    body: { token: await resetToken(world) },
  }),
  'post /reset_password_email': async (world) => ({ body: { token: await resetToken(world) } }),
  'post /users/alter_password': async (world) => ({
    client: (await newcomer(world)).client,
    body: { old_password: 'secret123' },
  }),
  'post /users/alter_avatar': async () => ({ form: await pictureForm() }),
  'delete /sessions/{id}': async (world) => {
    const { client } = await newcomer(world);
    return { client, params: { id: await buildSession(world.app, client) } };
  },
  'post /users/delete_account': async (world) => ({
    client: (await newcomer(world)).client,
    body: { password: 'secret123' },
  }),
  'post /uploads': async () => ({ form: await pictureForm() }),
  'post /addresses/{id}': async ({ shopper }) => ({ params: { id: await buildAddress(shopper) } }),
  'post /addresses/{id}/set_default': async ({ shopper }) => ({
    params: { id: await buildAddress(shopper) },
  }),
  'delete /addresses/{id}': async ({ shopper }) => {
    await buildAddress(shopper); // may be the default, which cannot be deleted
    return { params: { id: await buildAddress(shopper) } };
  },
  'get /cart': async ({ shopper }) => {
    await buildCartItem(shopper);
    return {};
  },
  'post /cart': async ({ shopper }) => ({ body: { image_id: (await buildUpload(shopper)).id } }),
  'post /cart/remove': async ({ shopper }) => ({ body: { ids: [await buildCartItem(shopper)] } }),
  'post /cart/restore': async ({ shopper }) => ({ body: { ids: [await buildCartItem(shopper)] } }),
  'post /cart/select': async ({ shopper }) => ({ body: { ids: [await buildCartItem(shopper)] } }),
  'post /cart/{id}': async ({ shopper }) => ({ params: { id: await buildCartItem(shopper) } }),
  'delete /cart/{id}': async ({ shopper }) => ({ params: { id: await buildCartItem(shopper) } }),
  'get /orders': async ({ app, shopper }) => {
    await buildOrder(app, shopper);
    await buildOrder(app, shopper, { status: 'IN_STOCK' });
    return { query: {} };
  },
  'post /orders': async ({ shopper }) => {
    await buildCartItem(shopper);
    return {};
  },
  'get /orders/{id}': async ({ app, shopper }) => ({
    params: { id: (await buildOrder(app, shopper)).number },
  }),
  'get /orders/{id}/invoice.pdf': async ({ app, shopper }) => ({
    params: { id: (await buildOrder(app, shopper, { status: 'PAID' })).number },
  }),
  'post /orders/{id}/cancel': async ({ app, shopper }) => ({
    params: { id: (await buildOrder(app, shopper)).id },
  }),
  'post /orders/{id}/request_refund': async ({ app, shopper }) => ({
    params: { id: (await buildOrder(app, shopper, { status: 'PAID' })).id },
  }),
  'post /orders/{id}/withdraw_refund_request': async ({ app, shopper }) => ({
    params: { id: (await buildOrder(app, shopper, { status: 'REFUND_PROCESSING' })).id },
  }),
  'post /questions/{id}/accept': async ({ app, shopper }) => {
    const offer = { unitPrice: undefined, substitute: blueTeapot };
    return { params: { id: (await buildQuestion(app, shopper, offer)).question.id } };
  },
  'post /questions/{id}/decline': async ({ app, shopper }) => ({
    params: { id: (await buildQuestion(app, shopper)).question.id },
  }),
  'get /withdrawals': async ({ app, shopper }) => {
    await buildWithdrawal(app, shopper);
    return {};
  },
  'post /withdrawals': async ({ app, shopper }) => {
    await buildRecharge(app, shopper, 5_000);
    return {};
  },
  'post /withdrawals/{id}/cancel': async ({ app, shopper }) => ({
    params: { id: (await buildWithdrawal(app, shopper)).id },
  }),
  'get /payments/{id}': async ({ app, shopper }) => ({
    params: { id: (await payTogether(app, shopper)).payment },
  }),
  'post /payments/{id}/cancel': async ({ shopper }) => ({
    params: { id: (await buildPendingPayment(shopper)).id },
  }),
  'post /payment_quotes': async ({ app, shopper }) => ({
    body: { target_id: (await buildOrder(app, shopper)).id },
  }),
  'post /joint_payments': async ({ app, shopper }) => {
    const orders = [await buildOrder(app, shopper), await buildOrder(app, shopper)];
    for (const { amount } of orders) await buildFund(app, shopper, amount);
    return { body: { order_ids: orders.map(({ id }) => id) } };
  },
  'get /joint_payments/{id}': async ({ app, shopper }) => ({
    params: { id: (await payTogether(app, shopper)).jointPayment },
  }),
  'post /joint_payment_quotes': async ({ app, shopper }) => ({
    body: { order_ids: [(await buildOrder(app, shopper)).id] },
  }),
  'post /payments': async ({ app, shopper }) => {
    const { id, amount } = await buildOrder(app, shopper);
    await buildFund(app, shopper, amount);
    return { body: { target_id: id } };
  },
  'post /remittances': async ({ shopper }) => ({
    body: { receipt_image_id: (await buildUpload(shopper)).id },
  }),
  'get /stored_items': async ({ app, shopper }) => {
    await buildStoredItem(app, shopper);
    return {};
  },
  'post /delivery_quotes': async (world) => {
    const { stored_item_id, body } = await parcelParts(world);
    return { body: { ...body, declared_values: [{ stored_item_id, declared_value: 1_000 }] } };
  },
  'post /parcel_estimates': async (world) => ({
    body: { stored_item_ids: [(await parcelParts(world)).stored_item_id] },
  }),
  'get /packing_plans/{id}': async (world) => ({ params: { id: await plan(world) } }),
  'post /packing_plans/{id}/cancel': async (world) => ({ params: { id: await plan(world) } }),
  'post /packing_plans': async (world) => {
    const { stored_item_id, body } = await parcelParts(world);
    const declaration = { stored_item_id, description: 'Teapot', declared_value: 1_000 };
    return { body: { ...body, declarations: [declaration] } };
  },
  'get /packages': async ({ app, shopper }) => {
    await buildPackage(app, shopper, 'COMPLETED');
    return { query: {} };
  },
  'get /packages/{id}/invoice.pdf': async ({ app, shopper }) => ({
    params: { id: (await buildPackage(app, shopper)).number },
  }),
  'get /packages/{id}': async ({ app, shopper }) => ({
    params: { id: (await buildPackage(app, shopper)).number },
  }),
  'post /packages/{id}/cancel': async ({ app, shopper }) => ({
    params: { id: (await buildPackage(app, shopper)).id },
  }),
  'post /packages/confirm_receipts': async ({ app, shopper }) => ({
    body: { package_ids: [(await buildPackage(app, shopper, 'PENDING_RECEIPT')).id] },
  }),
  'post /packages/{id}/confirm_receipt': async ({ app, shopper }) => ({
    params: { id: (await buildPackage(app, shopper, 'PENDING_RECEIPT')).id },
  }),
  'post /packages/{id}/review': async ({ app, shopper }) => ({
    params: { id: (await buildPackage(app, shopper, 'COMPLETED')).id },
  }),
  'get /funds': async ({ app, shopper }) => {
    await buildFund(app, shopper, 1_000);
    return { query: {} };
  },
  'get /reviews': reviewed,
  'get /review_summaries': reviewed,
  'post /notifications/read': async (world) => ({ body: { ids: [await notification(world)] } }),
  'post /notifications/delete': async (world) => ({ body: { ids: [await notification(world)] } }),
};

async function reviewed(world: World) {
  const { client } = await newcomer(world);
  const { id } = await buildPackage(world.app, client, 'COMPLETED');
  const body = { stars: 5, content: 'All in one piece' };
  await callRest(client, 'post', `/packages/${id}/review`, { body });
  return {};
}
