import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../../platform/services';
import type { ShopperData, UnfinishedKind } from '../../platform/shopper-data';
import { balanceOf } from '../funds/public';

export type DeletionObstacle = UnfinishedKind | 'BALANCE';

/** Returns the modules' descriptions of personal data. */
export function personalDataOf({ modules }: Pick<Services, 'modules'>): ShopperData[] {
  return modules.flatMap(({ personalData = [] }) => personalData);
}

/** Returns what of the shopper is still open. A few statements, whatever its number. */
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

/** Returns what prevents deleting the account now; the deletion checks again under locks. */
export async function listObstacles(
  services: Services,
  { id }: Viewer,
): Promise<DeletionObstacle[]> {
  const { read } = services.db;
  const unfinished = await listUnfinished(services, read, id);
  return (await balanceOf(read, id)) === 0 ? unfinished : [...unfinished, 'BALANCE'];
}
