import type { EntityManager } from 'typeorm';
import type { TimelineActor } from '../../kernel/timeline';
import { announce } from '../../platform/changes/changes';
import { transition } from '../../platform/db/transition';
import { appendPackageEvent } from './package-event';
import { Package } from './package.entity';
import { packageMachine, type PackageEventName, type PackageStatus } from './package.machine';

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
 * Changes a package's status by its state machine and appends the event to its timeline; open pages are
 * notified.
 * @throws DomainError PACKAGE_STATUS_FORBIDS
 */
export async function transitionPackage(
  tx: EntityManager,
  parcel: Pick<Package, 'id' | 'userId' | 'status'>,
  event: PackageEventName,
  { actor, now, note = '', changes = {} }: Step,
): Promise<PackageStatus> {
  const { id, userId } = parcel;
  const { trackingNumber } = changes;
  const claim = trackingNumber ? { trackingClaim: trackingNumber } : {};
  const moved = { ...changes, ...claim };
  const status = await transition(tx, Package, packageMachine, parcel, event, moved);
  await appendPackageEvent(tx, id, { event, actor, note, at: now });
  announce(tx, { kind: 'PACKAGE_CHANGED', userId, nodeId: id });
  return status;
}
