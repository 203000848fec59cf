import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../../platform/services';
import type { UnfinishedKind } from '../../platform/shopper-data';
import { balanceOf } from '../funds/public';
import { holders } from './holders';

export type DeletionObstacle = UnfinishedKind | 'BALANCE';

/** What of the shopper has not come to its end yet. A few statements, whatever its number. */
export async function listUnfinished(em: EntityManager, userId: string): Promise<UnfinishedKind[]> {
  const kinds: UnfinishedKind[] = [];
  for (const { unfinished } of holders)
    if (unfinished && (await unfinished.exists(em, userId))) kinds.push(unfinished.kind);
  return kinds;
}

/** What keeps the account from being deleted now; deleting it asks again under locks. */
export async function listObstacles({ db }: Services, { id }: Viewer): Promise<DeletionObstacle[]> {
  const unfinished = await listUnfinished(db.read, id);
  return (await balanceOf(db.read, id)) === 0 ? unfinished : [...unfinished, 'BALANCE'];
}
