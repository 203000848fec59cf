import { DAY_MS, isOver, later } from '../../kernel/clock';
import type { NextStep } from '../../kernel/next-step';
import type { PackageStatus } from './package.machine';

/** When a parcel should arrive by the days that its line promises. */
export interface ExpectedArrival {
  readonly from: Date;
  readonly until: Date;
}

/** Days on the way, both inclusive, from the instant of shipping. */
interface DaysOnTheWay {
  readonly minDays: number;
  readonly maxDays: number;
}

interface PackageFacts {
  readonly status: PackageStatus;
  readonly shippedAt: Date | null;
  readonly autoConfirmAt: Date | null;
}

/** Returns when a package should arrive, or should have; null before it is shipped. */
export function expectedArrivalOf(
  { shippedAt }: Pick<PackageFacts, 'shippedAt'>,
  days: DaysOnTheWay | null,
): ExpectedArrival | null {
  if (!shippedAt || !days) return null;
  return {
    from: later(shippedAt, days.minDays * DAY_MS),
    until: later(shippedAt, days.maxDays * DAY_MS),
  };
}

/** What a parcel may be late by before it counts as received. */
const GRACE_DAYS = 7;

/**
 * Returns when a package counts as received without a word of the shopper: `receiptDays` after it was
 * shipped, and never before it is a week late.
 */
export function autoConfirmAtOf(
  shippedAt: Date,
  receiptDays: number,
  promised: DaysOnTheWay | null,
): Date {
  const late = (promised?.maxDays ?? 0) + GRACE_DAYS;
  return later(shippedAt, Math.max(receiptDays, late) * DAY_MS);
}

/**
 * Returns who acts next on a package; null once it is received or cancelled. A parcel on its way is
 * its carrier's turn until the last day that was promised, then the shopper is asked for a word.
 */
export function nextStepOfPackage(
  sent: PackageFacts,
  arrival: ExpectedArrival | null,
  now: Date,
): NextStep | null {
  return rules[sent.status](sent, arrival, now);
}

const rules: Readonly<Record<PackageStatus, typeof nextStepOfPackage>> = {
  PENDING_SHIPMENT: () => ({ actor: 'OPERATOR', action: 'SHIP', by: null }),
  PENDING_RECEIPT: ({ autoConfirmAt }, arrival, now) =>
    arrival && !isOver(arrival.until, now)
      ? { actor: 'CARRIER', action: 'DELIVER', by: arrival.until }
      : { actor: 'SHOPPER', action: 'CONFIRM_RECEIPT', by: autoConfirmAt },
  COMPLETED: () => null,
  CANCELLED: () => null,
};
