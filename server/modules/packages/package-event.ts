import type { EntityManager } from 'typeorm';
import { newId } from '../../kernel/ids';
import { PackageEvent } from './package-event.entity';
import type { PackageEventName } from './package.machine';

/** What a timeline can tell: how the package began, and every event of its machine. */
export type PackageTimelineEvent = 'open' | PackageEventName;

/** Appends one line to a package's timeline. */
export async function appendPackageEvent(
  tx: EntityManager,
  packageId: string,
  line: Pick<PackageEvent, 'event' | 'actor' | 'note' | 'at'>,
): Promise<void> {
  await tx.insert(PackageEvent, { id: newId(), packageId, ...line });
}
