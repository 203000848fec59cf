import { newId } from '../../kernel/ids';
import { fen } from '../../kernel/money';
import { addCartItem, CartItem } from '../../modules/cart/public';
import { cheapestOf } from '../../modules/delivery/public';
import { placeOrder, purchaseOrder } from '../../modules/orders/public';
import { packageByPlan } from '../../modules/packages/public';
import { receiveItem, shipPackage } from '../../modules/fulfilment/public';
import { pay } from '../../modules/payments/public';
import { createPackingPlan, quoteDelivery } from '../../modules/warehouse/public';
import { listings, type ListingName } from './listings';
import { demoItemUrl } from './shop/demo-shop';
import { shopItems } from './shop/shop-items';
import { takePhotos, type Stage } from './stage';
import type { Scenario } from './scenario';

/** An order of the story, and which listings are in it. */
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

/** Puts a listing into the cart, selected. Its page is not read: the shop is called as it would be there. */
export async function addToCart(stage: Stage, name: ListingName, quantity = 1): Promise<void> {
  const { name: title, specification, unitPrice, domesticShipping } = listings[name];
  const { id } = await addCartItem(stage.services, stage.viewer, {
    url: demoItemUrl(stage.services.publicUrl, name),
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
    imageId: stage.pictures[name],
  });
  const shopName = shopItems.find((item) => item.name === name)?.seller ?? null;
  await stage.services.db.transaction((tx) => tx.update(CartItem, { id }, { shopName }));
}

/** Orders the given listings, one piece of each, at once. */
export async function placeDemoOrder(stage: Stage, ...names: ListingName[]): Promise<DemoOrder> {
  for (const name of names) await addToCart(stage, name);
  const finePhotos = { count: names.length, note: 'The label, please', location: 'Front' };
  const input = { contact, remark: '', finePhotos };
  const { id, number } = await placeOrder(stage.services, stage.viewer, input);
  return { id, number, names };
}

export async function* paidOrder(stage: Stage, ...names: ListingName[]): Scenario<DemoOrder> {
  const order = await placeDemoOrder(stage, ...names);
  yield 0.2;
  await payFor(stage, 'ORDER', order.id);
  return order;
}

/** Ordered, paid and bought. */
export async function* boughtOrder(stage: Stage, ...names: ListingName[]): Scenario<DemoOrder> {
  const order = yield* paidOrder(stage, ...names);
  yield 21;
  await purchaseOrder(stage.services, { orderNumber: order.number, note: '' });
  return order;
}

/** Ordered, paid, bought and arrived; tells the ids of the stored items too. */
export async function* stockedOrder(
  stage: Stage,
  ...names: ListingName[]
): Scenario<DemoOrder & { storedItemIds: string[] }> {
  const order = yield* boughtOrder(stage, ...names);
  const storedItemIds: string[] = [];
  yield 66;
  for (const index of names.keys()) {
    yield 5;
    storedItemIds.push(await receive(stage, order, index + 1));
  }
  return { ...order, storedItemIds };
}

export async function receive(stage: Stage, { number, names }: DemoOrder, position: number) {
  const listing = listings[names[position - 1]!];
  const { grams, size } = listing;
  const [lengthMm, widthMm, heightMm] = size;
  const photoIds = await takePhotos(stage.services, listing);
  const measures = { weightGrams: grams, lengthMm, widthMm, heightMm, photoIds };
  return receiveItem(stage.services, { orderNumber: number, position, ...measures });
}

/** An order of the given listings, sent by the cheapest line in one package. */
export async function* paidPackage(stage: Stage, ...names: ListingName[]): Scenario<DemoPackage> {
  const { storedItemIds } = yield* stockedOrder(stage, ...names);
  yield 8;
  const planId = await planParcel(stage, storedItemIds);
  yield 0.1;
  await payFor(stage, 'PACKING_PLAN', planId);
  const [paid] = await packageByPlan(stage.services, [planId]);
  if (!paid || paid instanceof Error) throw new Error('The sample parcel was not paid');
  return paid;
}

async function planParcel(stage: Stage, storedItemIds: readonly string[]): Promise<string> {
  const { services, viewer, addressId } = stage;
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

export async function ship(stage: Stage, packageNumber: string, tracking: string): Promise<void> {
  const shipping = { packageNumber, carrier: 'Tidal Express', trackingNumber: tracking };
  await shipPackage(stage.services, shipping);
}

async function payFor(stage: Stage, kind: 'ORDER' | 'PACKING_PLAN', id: string): Promise<void> {
  const payment = {
    target: { kind, id },
    method: 'BALANCE',
    usesBalance: false,
    idempotencyKey: newId(),
  } as const;
  await pay(stage.services, stage.viewer, payment);
}
