import type { EntityManager } from 'typeorm';
import { newId } from '../../../kernel/ids';
import { giveLabel } from '../shelves/give-label';
import type { ItemLabel } from '../shelves/shelf.entity';
import { StoredItem } from '../stored-item.entity';
import { newClock } from './storage-clock';

type ArrivedItem = Pick<
  StoredItem,
  | 'orderItemId'
  | 'orderId'
  | 'userId'
  | 'weightGrams'
  | 'lengthMm'
  | 'widthMm'
  | 'heightMm'
  | 'photoUrls'
>;

/** Stores an arrived item, and its free storage begins. Returns its label. */
export async function storeItem(
  tx: EntityManager,
  item: ArrivedItem,
  now: Date,
): Promise<ItemLabel> {
  const id = newId();
  await tx.insert(StoredItem, { ...item, id, status: 'STORED', inboundAt: now, ...newClock(now) });
  return giveLabel(tx, id);
}
