import { demoActor } from '../../kernel/actor';
import { newId } from '../../kernel/ids';
import { fen } from '../../kernel/money';
import { addCartItem, CartItem } from '../../modules/cart/public';
import { cheapestOf } from '../../modules/delivery/public';
import { placeOrder } from '../../modules/orders/public';
import { packageByPlan } from '../../modules/packages/public';
import { receiveItem, shipPackage } from '../../modules/fulfilment/public';
import { purchaseOrder } from '../../modules/purchasing/public';
import { pay } from '../../modules/payments/public';
import { createPackingPlan, quoteDelivery } from '../../modules/warehouse/public';
import { listings, type ListingName } from './listings';
import { demoItemUrl } from './shop/demo-shop';
import { shopItems } from './shop/shop-items';
import { demoCarrier } from './demo-carrier';
import { takePhotos, type DemoContext } from './demo-context';
import type { Scenario } from './scenario';

/** An order of the sample data with its listings. */
export interface DemoOrder {
  readonly id: string;
  readonly number: string;
  readonly names: readonly ListingName[];
}

export interface DemoPackage {
  readonly id: string;
  readonly number: string;
}

const contact = { name: 'Mira Demo', phone: '+1 212 555 0142', email: 'demo@tidebox.example' };

/** Puts a listing into the cart, selected, with the shop's name. Its page is not read. */
export async function addToCart(
  context: DemoContext,
  name: ListingName,
  quantity = 1,
): Promise<void> {
  const { name: title, specification, unitPrice, domesticShipping } = listings[name];
  const { id } = await addCartItem(context.services, context.viewer, {
    url: demoItemUrl(context.services.publicUrl, name),
    name: title,
    specification,
    unitPrice,
    domesticShipping,
    quantity,
    description: '',
    remark: '',
    priceChangeReason: '',
    isSelected: true,
    acknowledgesRestrictions: true,
    acknowledgesSoldOut: false,
    imageId: context.pictures[name],
  });
  const shopName = shopItems.find((item) => item.name === name)?.seller ?? null;
  await context.services.db.transaction((tx) => tx.update(CartItem, { id }, { shopName }));
}

/** Orders one piece of each of the given listings. */
export async function placeDemoOrder(
  context: DemoContext,
  ...names: ListingName[]
): Promise<DemoOrder> {
  for (const name of names) await addToCart(context, name);
  const finePhotos = { count: names.length, note: 'The label, please', location: 'Front' };
  const input = { contact, remark: '', finePhotos };
  const { id, number } = await placeOrder(context.services, context.viewer, input);
  return { id, number, names };
}

export async function* paidOrder(
  context: DemoContext,
  ...names: ListingName[]
): Scenario<DemoOrder> {
  const order = await placeDemoOrder(context, ...names);
  yield 0.2;
  await payFor(context, 'ORDER', order.id);
  return order;
}

/** An order that is paid and bought. */
export async function* boughtOrder(
  context: DemoContext,
  ...names: ListingName[]
): Scenario<DemoOrder> {
  const order = yield* paidOrder(context, ...names);
  yield 21;
  await purchaseOrder(context.services, demoActor, { orderNumber: order.number, note: '' });
  return order;
}

/** An order that is paid, bought and arrived; returns the ids of the stored items as well. */
export async function* stockedOrder(
  context: DemoContext,
  ...names: ListingName[]
): Scenario<DemoOrder & { storedItemIds: string[] }> {
  const order = yield* boughtOrder(context, ...names);
  const storedItemIds: string[] = [];
  yield 66;
  for (const index of names.keys()) {
    yield 5;
    storedItemIds.push(await receive(context, order, index + 1));
  }
  return { ...order, storedItemIds };
}

export async function receive(
  context: DemoContext,
  { number, names }: DemoOrder,
  position: number,
) {
  const listing = listings[names[position - 1]!];
  const { grams, size } = listing;
  const [lengthMm, widthMm, heightMm] = size;
  const photoIds = await takePhotos(context.services, listing);
  const measures = { weightGrams: grams, lengthMm, widthMm, heightMm, photoIds };
  const arrival = { orderNumber: number, position, ...measures };
  return (await receiveItem(context.services, demoActor, arrival)).id;
}

/** An order of the given listings, sent by the cheapest line in one package. */
export async function* paidPackage(
  context: DemoContext,
  ...names: ListingName[]
): Scenario<DemoPackage> {
  const { storedItemIds } = yield* stockedOrder(context, ...names);
  yield 8;
  const planId = await planParcel(context, storedItemIds);
  yield 0.1;
  await payFor(context, 'PACKING_PLAN', planId);
  const [paid] = await packageByPlan(context.services, [planId]);
  if (!paid || paid instanceof Error) throw new Error('The sample parcel was not paid');
  return paid;
}

async function planParcel(context: DemoContext, storedItemIds: readonly string[]): Promise<string> {
  const { services, viewer, addressId } = context;
  const parcel = { storedItemIds, addressId, options: null, declaredValues: [] };
  const { quotes } = await quoteDelivery(services, viewer, parcel);
  const cheapest = cheapestOf(quotes);
  if (!cheapest) throw new Error('No delivery line carries the sample parcel');
  const declarations = storedItemIds.map((storedItemId) => ({
    storedItemId,
    description: 'Household goods',
    declaredValue: fen(80_00),
  }));
  const plan = { ...parcel, deliveryLineId: cheapest.line.id, declarations, remark: '' };
  return createPackingPlan(services, viewer, plan);
}

export async function ship(
  context: DemoContext,
  packageNumber: string,
  tracking: string,
): Promise<void> {
  const shipping = { packageNumber, carrier: demoCarrier, trackingNumber: tracking };
  await shipPackage(context.services, demoActor, shipping);
}

async function payFor(
  context: DemoContext,
  kind: 'ORDER' | 'PACKING_PLAN',
  id: string,
): Promise<void> {
  const payment = {
    target: { kind, id },
    method: 'BALANCE',
    usesBalance: false,
    idempotencyKey: newId(),
  } as const;
  await pay(context.services, context.viewer, payment);
}
