import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import { PackingPlan } from './packing-plan.entity';
import { packingPlanMachine, type PackingPlanEvent } from './packing-plan.machine';

/**
 * Moves a packing plan along its machine; the statement guards the status it leads from.
 * @throws DomainError PACKING_PLAN_STATUS_FORBIDS
 */
export async function transitionPlan(
  tx: EntityManager,
  { id, userId, status: from }: Pick<PackingPlan, 'id' | 'userId' | 'status'>,
  event: PackingPlanEvent,
): Promise<void> {
  const status = packingPlanMachine.next(from, event);
  const { affected } = await tx.update(PackingPlan, { userId, id, status: from }, { status });
  if (affected !== 1) throw new DomainError('PACKING_PLAN_STATUS_FORBIDS', { status: from, event });
}
