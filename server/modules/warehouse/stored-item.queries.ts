import type { EntityManager } from 'typeorm';
import { fenFromColumn, type Money } from '../../kernel/money';
import type { Sort } from '../../kernel/slice';
import { subtotalOf } from '../../kernel/subtotal';
import type { Viewer } from '../../kernel/viewer';
import { instantValue, placesOf, readJoinedRows } from '../../platform/db/read-rows';
import type { Services } from '../../platform/services';
import { publicPathOf } from '../../platform/storage/storage';
import { resumeClock } from './storage/storage-clock';
import { StoredItem } from './stored-item.entity';
import { storedItemMachine } from './stored-item.machine';
import { statusesInWarehouse, type StatusInWarehouse } from './stored-item.statuses';

/** A stored item with data of its order. */
export interface StoredItemView extends StoredItem {
  readonly name: string;
  readonly specification: string;
  readonly quantity: number;
  /** The paid price, including shipping to the warehouse. */
  readonly paidAmount: Money;
  readonly imageUrl: string | null;
  readonly orderNumber: string;
}

/** Sort fields of the list. */
const sortColumns = {
  INBOUND_AT: 'stored_items.inbound_at',
  WEIGHT: 'stored_items.weight_grams',
} as const;
export type StoredItemSortField = keyof typeof sortColumns;

interface OrderTexts {
  readonly item_name: string;
  readonly item_specification: string;
  readonly item_quantity: number;
  readonly item_unit_price: string | number;
  readonly item_domestic_shipping: string | number;
  readonly image_file_name: string | null;
  readonly order_number: string;
  readonly is_plan_over: number | string;
}

const orderWords = `item.name AS item_name, item.specification AS item_specification,
  item.quantity AS item_quantity, item.unit_price AS item_unit_price,
  item.domestic_shipping AS item_domestic_shipping, image.file_name AS image_file_name,
  source.number AS order_number,
  CASE WHEN plan.expires_at <= ? THEN 1 ELSE 0 END AS is_plan_over`;
const joined = `INNER JOIN order_items item ON item.id = stored_items.order_item_id
  INNER JOIN orders source ON source.id = stored_items.order_id
  LEFT JOIN uploads image ON image.id = item.image_id
  LEFT JOIN packing_plans plan ON plan.id = stored_items.packing_plan_id`;

/**
 * Returns stored items with name and order number, oldest first by default, in one statement: a warehouse
 * page may take three, so it joins the tables of orders and uploads by name. The result is as of `now`: an
 * expired plan reserves nothing. `where` is SQL for `readRows`.
 */
export async function readStoredItems(
  { em, now }: { readonly em: EntityManager; readonly now: Date },
  where: string,
  values: readonly unknown[],
  { field, direction }: Sort<StoredItemSortField> = { field: 'INBOUND_AT', direction: 'ASC' },
): Promise<StoredItemView[]> {
  const order = `${sortColumns[field]} ${direction}, stored_items.id ${direction}`;
  const rest = `${joined} WHERE ${where} ORDER BY ${order}`;
  const rows = await readJoinedRows<StoredItem, OrderTexts>(
    ...([em, StoredItem, orderWords, rest, [instantValue(now), ...values]] as const),
  );
  return rows.map(({ row, beside }) => ({
    ...(Number(beside.is_plan_over) === 1 ? freedOf(row, now) : row),
    ...wordsOf(beside),
  }));
}

/**
 * Returns an item as it is once its plan is over, even before the job has ended the plan; an item that was
 * packed or released meanwhile is unchanged.
 */
function freedOf(item: StoredItem, now: Date): StoredItem {
  if (item.status !== 'RESERVED') return item;
  const status = storedItemMachine.next(item.status, 'free');
  return { ...item, status, packingPlanId: null, ...resumeClock(item, now) };
}

interface StoredItemQuery {
  readonly status?: StatusInWarehouse | null;
  readonly sort?: Sort<StoredItemSortField> | null;
}

/** Returns the viewer's items on the shelf, held or reserved; not those packed or refunded. */
export async function listStoredItems(
  { db, clock }: Services,
  viewer: Viewer,
  { status, sort }: StoredItemQuery = {},
): Promise<StoredItemView[]> {
  const where = `stored_items.user_id = ? AND stored_items.status IN ${placesOf(statusesInWarehouse)}`;
  const at = { em: db.read, now: clock.now() };
  const values = [viewer.id, ...statusesInWarehouse];
  const items = await readStoredItems(at, where, values, sort ?? undefined);
  return status ? items.filter((item) => item.status === status) : items;
}

/** Returns one of the viewer's items in any status; null for another's as for a missing one. */
export async function findStoredItem(
  { db, clock }: Services,
  viewer: Viewer,
  id: string,
): Promise<StoredItemView | null> {
  const where = 'stored_items.user_id = ? AND stored_items.id = ?';
  const [found = null] = await readStoredItems({ em: db.read, now: clock.now() }, where, [
    viewer.id,
    id,
  ]);
  return found;
}

function wordsOf(words: OrderTexts) {
  const quantity = Number(words.item_quantity);
  const paidAmount = subtotalOf({
    quantity,
    unitPrice: fenFromColumn(words.item_unit_price),
    domesticShipping: fenFromColumn(words.item_domestic_shipping),
  });
  const { image_file_name: file, item_name: name, item_specification: specification } = words;
  const imageUrl = file === null ? null : publicPathOf(file);
  return { name, specification, quantity, paidAmount, imageUrl, orderNumber: words.order_number };
}
