import type { EntityManager } from 'typeorm';
import { signatureOf, type Actor } from '../../kernel/actor';
import { DomainError } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { add, divide, times, ZERO, type Money } from '../../kernel/money';
import { insertRows } from '../../platform/db/insert-rows';
import { checkedAmount } from '../../platform/validation/checked-amount';
import { checkedWords } from '../../platform/validation/checked-words';
import { InputRefused } from '../../platform/validation/input-refused';
import {
  purchaseItems,
  refuseQuestioned,
  type BoughtPieces,
  type OrderItem,
  type OrderStatus,
  type OrderToBuy,
} from '../orders/public';
import { lastPurchaseOf, piecesBought } from './bought-pieces.queries';
import { ShopPurchase, ShopPurchaseLine } from './shop-purchase.entity';

/** Pieces of an order item to be recorded as bought. */
export interface PurchaseLine {
  readonly orderItemId: string;
  /** At least 1. */
  readonly pieces: number;
}

/** Items that were bought at one shop in one go. */
export interface PurchaseAtShop {
  /** Host of the shop, as its items have it. */
  readonly shop: string;
  readonly shopOrderNumber: string | null;
  readonly lines: readonly PurchaseLine[];
  /** Fen; what the shoppers paid for the pieces if omitted. */
  readonly goodsPaid?: Money | undefined;
  /** Fen, from 0; what the shoppers paid for their way to our warehouse if omitted. */
  readonly shippingPaid?: Money | undefined;
  /** The amount in another currency, as the shop wrote it. */
  readonly original?: { readonly amount: string; readonly currency: string } | undefined;
  /** Account or card of ours. */
  readonly paidFrom?: string | undefined;
}

interface Recording {
  readonly by: Actor;
  readonly now: Date;
  /** Shown to the shoppers in their timelines. */
  readonly note: string;
}

interface SavedPurchases {
  readonly purchases: readonly ShopPurchase[];
  /** The status of each order now, by its id. */
  readonly statuses: ReadonlyMap<string, OrderStatus>;
}

/**
 * Stores purchases of items of locked orders (decision 173), each with all its lines, and moves every order once.
 * @throws DomainError VALIDATION_FAILED for an amount, a text or pieces out of range, an item named twice or of another
 *   shop; PIECES_BOUGHT (by whom) or PIECES_NOT_ORDERED if more pieces would be bought than were ordered;
 *   SHOP_ORDER_KNOWN (by whom) if the shop's number was recorded before; QUESTION_OPEN, ORDER_STATUS_FORBIDS,
 *   ITEM_STATUS_FORBIDS
 */
export async function savePurchases(
  tx: EntityManager,
  orders: readonly OrderToBuy[],
  purchases: readonly PurchaseAtShop[],
  { by, now, note }: Recording,
): Promise<SavedPurchases> {
  const lines = purchases.flatMap((purchase) => purchase.lines);
  const ids = lines.map(({ orderItemId }) => orderItemId);
  if (lines.length === 0) throw new InputRefused({ lines: { key: 'required', params: {} } });
  if (new Set(ids).size !== ids.length) throw expected('lines', 'each item once');
  const before = await piecesBought(tx, ids);
  const items = new Map(orders.flatMap((order) => order.items).map((item) => [item.id, item]));
  const bought = new Map<string, BoughtPieces>();
  for (const { orderItemId, pieces } of lines) {
    const item = items.get(orderItemId);
    if (!item) throw new DomainError('NOT_FOUND');
    const orderNumber = orders.find(({ order }) => order.id === item.orderId)!.order.number;
    const left = item.quantity - (before.get(item.id) ?? 0);
    if (!Number.isInteger(pieces) || pieces < 1) throw expected('pieces', 'a whole number from 1');
    if (pieces > left) throw await tooMany(tx, item, orderNumber, left);
    bought.set(item.id, { item, pieces, isComplete: pieces === left });
  }
  await refuseQuestioned(tx, ids);
  const saved: ShopPurchase[] = [];
  for (const purchase of purchases)
    saved.push(await savePurchase(tx, purchase, { before, bought, by, now }));
  const statuses = new Map<string, OrderStatus>();
  for (const order of orders) {
    const ofOrder = order.items.flatMap(({ id }) => bought.get(id) ?? []);
    statuses.set(order.order.id, await purchaseItems(tx, order, ofOrder, { note, now }));
  }
  return { purchases: saved, statuses };
}

async function tooMany(
  tx: EntityManager,
  { id, name: item, quantity: ordered }: OrderItem,
  order: string,
  left: number,
): Promise<DomainError> {
  const last = await lastPurchaseOf(tx, id);
  if (!last) return new DomainError('PIECES_NOT_ORDERED', { item, order, ordered });
  return new DomainError('PIECES_BOUGHT', { item, order, left, by: last.boughtBy });
}

interface Bought {
  readonly before: ReadonlyMap<string, number>;
  readonly bought: ReadonlyMap<string, BoughtPieces>;
  readonly by: Actor;
  readonly now: Date;
}

async function savePurchase(
  tx: EntityManager,
  { shop, lines, original, ...given }: PurchaseAtShop,
  { before, bought, by, now }: Bought,
): Promise<ShopPurchase> {
  const pieces = lines.map(({ orderItemId }) => bought.get(orderItemId)!);
  const stranger = pieces.find(({ item }) => item.shop !== shop);
  if (stranger) throw expected('shop', `${stranger.item.shop}, which sells ${stranger.item.name}`);
  const shopOrderNumber = checkedNumber(given.shopOrderNumber);
  await refuseKnown(tx, shop, shopOrderNumber);
  const prices = pieces.map(({ item, pieces: count }) => times(item.unitPrice, count));
  const shipping = pieces.map(({ item }) => (before.has(item.id) ? ZERO : item.domesticShipping));
  const { id: boughtById, name: boughtBy } = signatureOf(by);
  const purchase: ShopPurchase = {
    ...{ id: newId(), shop, shopOrderNumber, boughtById, boughtBy, boughtAt: now },
    paidFrom: checkedWords('paidFrom', given.paidFrom ?? '', { max: 80 }),
    goodsPaid: checkedAmount('goodsPaid', given.goodsPaid ?? add(...prices)),
    shippingPaid: given.shippingPaid
      ? checkedAmount('shippingPaid', given.shippingPaid)
      : (given.shippingPaid ?? add(...shipping)),
    originalAmount: original?.amount ?? null,
    originalCurrency: original?.currency ?? null,
  };
  await insertRows(tx, ShopPurchase, [purchase]);
  const parts = divide(purchase.goodsPaid, prices);
  const rows = pieces.map(({ item, pieces: count }, at) => ({
    ...{ id: newId(), purchaseId: purchase.id, orderItemId: item.id },
    ...{ pieces: count, pricePaid: parts[at]! },
  }));
  await insertRows(tx, ShopPurchaseLine, rows);
  return purchase;
}

/** People copy it with spaces around. */
function checkedNumber(given: string | null): string | null {
  return given === null ? null : checkedWords('shopOrderNumber', given, { min: 1, max: 64 });
}

async function refuseKnown(
  tx: EntityManager,
  shop: string,
  shopOrderNumber: string | null,
): Promise<void> {
  if (shopOrderNumber === null) return;
  const known = await tx.findOneBy(ShopPurchase, { shopOrderNumber, shop });
  if (known)
    throw new DomainError('SHOP_ORDER_KNOWN', { number: shopOrderNumber, by: known.boughtBy });
}

function expected(field: string, type: string): InputRefused {
  return new InputRefused({ [field]: { key: 'expected', params: { type } } });
}
