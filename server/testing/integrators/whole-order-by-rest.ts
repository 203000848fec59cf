import createClient from 'openapi-fetch';
import { newId } from '../../kernel/ids';
import type { components, paths } from './generated/rest-v1';
import { address, contact, teapot, type Credentials, type WholeOrder } from './whole-order';

type Refusal = components['schemas']['Refusal'];

/**
 * Makes a whole order as a program does whose author knows only the OpenAPI document: every path, parameter and
 * response is typed by it.
 */
export async function wholeOrderByRest(
  url: string,
  credentials: Credentials,
  { arrive, send }: WholeOrder,
): Promise<string> {
  const api = createClient<paths>({ baseUrl: `${url}/api/v1` });
  const session = done(await api.POST('/login', { body: credentials }));
  api.use({
    onRequest({ request }) {
      request.headers.set('authorization', session.token);
      return request;
    },
  });
  const once = () => ({ header: { 'Idempotency-Key': newId() } });
  const pay = async (kind: 'ORDER' | 'PACKING_PLAN', target_id: string) =>
    done(await api.POST('/payments', { body: { kind, target_id, idempotency_key: newId() } }));

  const { url: link, name, unitPrice: unit_price } = teapot;
  done(await api.POST('/cart', { params: once(), body: { url: link, name, unit_price } }));
  const order = done(await api.POST('/orders', { params: once(), body: { contact } }));
  await pay('ORDER', order.id);
  await arrive(order.order_number);

  const stocked = done(await api.GET('/orders/{id}', { params: { path: { id: order.id } } }));
  const stored_item_ids = stocked.items.flatMap(({ stored_item_id: id }) => id ?? []);
  const { firstName: first_name, lastName: last_name, countryCode: country_code } = address;
  const { label, email, phone, province, city, detail, postcode } = address;
  const consignee = { first_name, last_name, country_code, label, email, phone, postcode };
  const body = { ...consignee, province, city, detail };
  const { id: address_id } = done(await api.POST('/addresses', { params: once(), body }));
  const parcel = { stored_item_ids, address_id };
  const quotes = done(await api.POST('/delivery_quotes', { body: parcel }));
  const line = quotes.find(({ total }) => total !== null);
  const declarations = stored_item_ids.map((stored_item_id) => ({
    ...{ stored_item_id, description: 'Teapot', declared_value: 12_50 },
  }));
  const planned = { ...parcel, declarations, delivery_line_id: line?.line_id ?? '' };
  const plan = done(await api.POST('/packing_plans', { params: once(), body: planned }));
  const { package_id: id } = await pay('PACKING_PLAN', plan.id);
  const params = { path: { id: id ?? '' } };
  const sent = done(await api.GET('/packages/{id}', { params }));
  await send(sent.package_number);
  return done(await api.POST('/packages/{id}/confirm_receipt', { params })).status;
}

interface Done {
  readonly code: 200;
  readonly data?: unknown;
}

/** Returns the `data` of a response that is no refusal; refusals are recognised by their numbers. */
function done<Answer extends Done>({
  data: answer,
  error,
}: {
  readonly data?: Answer | Refusal;
  readonly error?: unknown;
}): Answer['data'] {
  if (!answer) throw new Error(JSON.stringify(error));
  if (answer.code === 200) return answer.data;
  throw new Error(`Refused: ${JSON.stringify(answer)}`);
}
