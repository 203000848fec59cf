import { isOver, later, MINUTE_MS } from '../../../kernel/clock';
import { DomainError } from '../../../kernel/errors';
import type { PackingPlanStatus } from './packing-plan.machine';

interface PlanFacts {
  readonly status: PackingPlanStatus;
  readonly expiresAt: Date;
}

/** Until when a plan waits for its payment. */
export function planExpiryFrom(createdAt: Date, planMinutes: number): Date {
  return later(createdAt, planMinutes * MINUTE_MS);
}

/** Whether its time is over, even before the clock's job has ended the plan. */
export function isExpired({ status, expiresAt }: PlanFacts, now: Date): boolean {
  return status === 'EXPIRED' || (status === 'OPEN' && isOver(expiresAt, now));
}

/** The refusal of what would have needed a plan that is over. */
export function planExpired({ expiresAt }: PlanFacts): DomainError {
  return new DomainError('PACKING_PLAN_EXPIRED', { expiredAt: expiresAt.toISOString() });
}
