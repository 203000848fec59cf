import type { EntityManager } from 'typeorm';
import { newId } from '../../kernel/ids';
import { PackageEvent } from './package-event.entity';

/** Appends one line to a package's timeline. */
export async function appendPackageEvent(
  tx: EntityManager,
  packageId: string,
  line: Pick<PackageEvent, 'event' | 'actor' | 'note' | 'at'>,
): Promise<void> {
  await tx.insert(PackageEvent, { id: newId(), packageId, ...line });
}
