import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../../platform/services';
import type { ShopperData, UnfinishedKind } from '../../platform/shopper-data';
import { balanceOf } from '../funds/public';

export type DeletionObstacle = UnfinishedKind | 'BALANCE';

/** What the modules hold on a shopper. */
export function personalDataOf({ modules }: Pick<Services, 'modules'>): ShopperData[] {
  return modules.flatMap(({ personalData = [] }) => personalData);
}

/** What of the shopper has not come to its end yet. A few statements, whatever its number. */
export async function listUnfinished(
  services: Services,
  em: EntityManager,
  userId: string,
): Promise<UnfinishedKind[]> {
  const kinds: UnfinishedKind[] = [];
  for (const { unfinished } of personalDataOf(services))
    if (unfinished && (await unfinished.exists(em, userId))) kinds.push(unfinished.kind);
  return kinds;
}

/** What keeps the account from being deleted now; deleting it asks again under locks. */
export async function listObstacles(
  services: Services,
  { id }: Viewer,
): Promise<DeletionObstacle[]> {
  const { read } = services.db;
  const unfinished = await listUnfinished(services, read, id);
  return (await balanceOf(read, id)) === 0 ? unfinished : [...unfinished, 'BALANCE'];
}
