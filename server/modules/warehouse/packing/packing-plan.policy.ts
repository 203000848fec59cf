import { isOver, later, MINUTE_MS } from '../../../kernel/clock';
import { DomainError } from '../../../kernel/errors';
import type { PackingPlanStatus } from './packing-plan.machine';

interface PlanFacts {
  readonly status: PackingPlanStatus;
  readonly expiresAt: Date;
}

/** Returns when an unpaid plan expires. */
export function planExpiryFrom(createdAt: Date, planMinutes: number): Date {
  return later(createdAt, planMinutes * MINUTE_MS);
}

/** Returns whether a plan has expired, even before the job has ended it. */
export function isExpired({ status, expiresAt }: PlanFacts, now: Date): boolean {
  return status === 'EXPIRED' || (status === 'OPEN' && isOver(expiresAt, now));
}

/** Returns the refusal for an expired plan. */
export function planExpired({ expiresAt }: PlanFacts): DomainError {
  return new DomainError('PACKING_PLAN_EXPIRED', { expiredAt: expiresAt.toISOString() });
}
