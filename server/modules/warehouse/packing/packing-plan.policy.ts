import { isOver, later, MINUTE_MS } from '../../../kernel/clock';
import { DomainError } from '../../../kernel/errors';
import type { PackingPlanStatus } from './packing-plan.machine';

/** How long a plan waits for its payment. */
const PLAN_MS = 30 * MINUTE_MS;

interface PlanFacts {
  readonly status: PackingPlanStatus;
  readonly expiresAt: Date;
}

export function planExpiryFrom(createdAt: Date): Date {
  return later(createdAt, PLAN_MS);
}

/** Whether its time is over, even before the clock's job has ended the plan. */
export function isExpired({ status, expiresAt }: PlanFacts, now: Date): boolean {
  return status === 'EXPIRED' || (status === 'OPEN' && isOver(expiresAt, now));
}

/** The refusal of what would have needed a plan that is over. */
export function planExpired({ expiresAt }: PlanFacts): DomainError {
  return new DomainError('PACKING_PLAN_EXPIRED', { expiredAt: expiresAt.toISOString() });
}
