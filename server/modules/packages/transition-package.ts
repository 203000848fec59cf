import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import type { TimelineActor } from '../../kernel/timeline';
import { announce } from '../../platform/changes/changes';
import { appendPackageEvent } from './package-event';
import { Package } from './package.entity';
import { packageMachine, type PackageEventName } from './package.machine';

interface Step {
  readonly actor: TimelineActor;
  readonly now: Date;
  readonly note?: string;
  /** Columns that change together with the status. */
  readonly changes?: Partial<
    Pick<Package, 'carrier' | 'trackingNumber' | 'shippedAt' | 'autoConfirmAt' | 'completedAt'>
  >;
}

/**
 * Moves a package along its machine and appends the event to its timeline; open pages
 * learn of it. The statement that writes the status also guards it: whoever lost a race is refused, and
 * nothing has changed.
 * @throws DomainError PACKAGE_STATUS_FORBIDS
 */
export async function transitionPackage(
  tx: EntityManager,
  { id, userId, status: from }: Pick<Package, 'id' | 'userId' | 'status'>,
  event: PackageEventName,
  { actor, now, note = '', changes = {} }: Step,
): Promise<void> {
  const status = packageMachine.next(from, event);
  const { affected } = await tx.update(
    Package,
    { userId, id, status: from },
    { ...changes, status },
  );
  if (affected !== 1) throw new DomainError('PACKAGE_STATUS_FORBIDS', { status: from, event });
  await appendPackageEvent(tx, id, { event, actor, note, at: now });
  announce(tx, { kind: 'PACKAGE_CHANGED', userId, nodeId: id });
}
