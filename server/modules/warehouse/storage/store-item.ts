import type { EntityManager } from 'typeorm';
import { newId } from '../../../kernel/ids';
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

/** Stores an arrived item on the shelf, where its free storage begins. Returns its id. */
export async function storeItem(tx: EntityManager, item: ArrivedItem, now: Date): Promise<string> {
  const id = newId();
  await tx.insert(StoredItem, { ...item, id, status: 'STORED', inboundAt: now, ...newClock(now) });
  return id;
}
