import { In, type EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import { lockClause } from '../../../platform/db/locks';
import { placesOf, readRows } from '../../../platform/db/read-rows';
import { transitionAll } from '../../../platform/db/transition';
import { itemsOfOrder, lockOrderByNumber } from '../find-order';
import { OrderItem } from '../items/order-item.entity';
import { orderItemMachine } from '../items/order-item.machine';
import { Order } from '../order.entity';
import type { OrderStatus } from '../order.machine';
import { isToBuy } from '../order.policy';
import { OrderQuestion } from '../questions/order-question.entity';
import { transitionOrder } from '../transition-order';

/** A locked order with all its items. */
export interface OrderToBuy {
  readonly order: Order;
  readonly items: readonly OrderItem[];
}

/** Pieces of an item that were bought. */
export interface BoughtPieces {
  readonly item: OrderItem;
  readonly pieces: number;
  /** True if no piece of it is still to be bought. */
  readonly isComplete: boolean;
}

/** The timeline shows the names of the items in a column of 500 characters. */
const MAX_NOTE = 500;

/**
 * Locks the orders of some items, in the order of their ids, so that of two buyers of one item the second waits for
 * the first. Three statements. @throws DomainError NOT_FOUND if one of the items does not exist
 */
export async function lockOrdersOfItems(
  tx: EntityManager,
  itemIds: readonly string[],
): Promise<OrderToBuy[]> {
  const where = { id: In([...itemIds]) };
  const found = await tx.find(OrderItem, { where, select: { id: true, orderId: true } });
  if (found.length !== new Set(itemIds).size) throw new DomainError('NOT_FOUND');
  const orderIds = [...new Set(found.map(({ orderId }) => orderId))];
  const places = placesOf(orderIds);
  const locked = `WHERE id IN ${places} ORDER BY id ${lockClause(tx)}`;
  const orders = await readRows(tx, Order, locked, orderIds);
  const theirs = `WHERE order_id IN ${places} ORDER BY position`;
  const items = await readRows(tx, OrderItem, theirs, orderIds);
  return orders.map((order) => ({
    order,
    items: items.filter(({ orderId }) => orderId === order.id),
  }));
}

/** Locks one order by its number. @throws DomainError NOT_FOUND */
export async function lockOrderToBuy(tx: EntityManager, orderNumber: string): Promise<OrderToBuy> {
  const order = await lockOrderByNumber(tx, orderNumber);
  return { order, items: await itemsOfOrder(tx, order) };
}

/** Refuses items about which the shopper has to answer first. @throws DomainError QUESTION_OPEN */
export async function refuseQuestioned(
  tx: EntityManager,
  itemIds: readonly string[],
): Promise<void> {
  const orderItemId = In([...itemIds]);
  if (await tx.existsBy(OrderQuestion, { orderItemId, status: 'OPEN' }))
    throw new DomainError('QUESTION_OPEN');
}

/**
 * Records on a locked order that pieces of some of its items were bought, by the operator (ST-06): the items of which
 * no piece is left are purchased, and with the last of them the order is processing. Until then the timeline names
 * what was bought. Returns the order's status.
 * @throws DomainError ORDER_STATUS_FORBIDS, ITEM_STATUS_FORBIDS
 */
export async function purchaseItems(
  tx: EntityManager,
  { order, items }: OrderToBuy,
  bought: readonly BoughtPieces[],
  { note, now }: { readonly note: string; readonly now: Date },
): Promise<OrderStatus> {
  const complete = bought.filter(({ isComplete }) => isComplete).map(({ item }) => item);
  const isBought = !items.some((item) => isToBuy(item) && !complete.includes(item));
  const step = { actor: 'OPERATOR', now } as const;
  const status = isBought
    ? await transitionOrder(tx, order, 'purchase', { ...step, note })
    : await transitionOrder(tx, order, 'purchaseItem', { ...step, note: noteOf(bought, note) });
  const refused = bought.find(({ item }) => !orderItemMachine.allows(item.status, 'purchase'));
  if (refused) throw orderItemMachine.refusalOf(refused.item.status, 'purchase');
  await transitionAll(tx, OrderItem, orderItemMachine, complete, 'purchase');
  return status;
}

function noteOf(bought: readonly BoughtPieces[], note: string): string {
  const names = bought.map(({ item: { name, quantity }, pieces }) =>
    pieces < quantity ? `${name} (${pieces}/${quantity})` : name,
  );
  const words = [...[names.join(', '), note].filter(Boolean).join(': ')];
  return words.length > MAX_NOTE ? `${words.slice(0, MAX_NOTE - 1).join('')}…` : words.join('');
}
