import { DAY_MS, isOver, later } from '../../kernel/clock';
import type { NextStep } from '../../kernel/next-step';
import type { PackageStatus } from './package.machine';

/** The next action on a package. */
export type ActionOnPackage = 'SHIP' | 'DELIVER' | 'CONFIRM_RECEIPT';

/** The expected period of arrival, by the days that the line promises. */
export interface ExpectedArrival {
  readonly from: Date;
  readonly until: Date;
}

/** Days of transit, both inclusive, from the instant of shipping. */
interface TransitDays {
  readonly minDays: number;
  readonly maxDays: number;
}

interface PackageFacts {
  readonly status: PackageStatus;
  readonly shippedAt: Date | null;
  readonly autoConfirmAt: Date | null;
}

/** Returns when a package is, or was, expected to arrive; null before it is shipped. */
export function expectedArrivalOf(
  { shippedAt }: Pick<PackageFacts, 'shippedAt'>,
  days: TransitDays | null,
): ExpectedArrival | null {
  if (!shippedAt || !days) return null;
  return {
    from: later(shippedAt, days.minDays * DAY_MS),
    until: later(shippedAt, days.maxDays * DAY_MS),
  };
}

/** Days of delay before a parcel counts as received. */
const GRACE_DAYS = 7;

/**
 * Returns when a package counts as received without a confirmation: `receiptDays` after it was shipped, and
 * never before it is a week late.
 */
export function autoConfirmAtOf(
  shippedAt: Date,
  receiptDays: number,
  promised: TransitDays | null,
): Date {
  const late = (promised?.maxDays ?? 0) + GRACE_DAYS;
  return later(shippedAt, Math.max(receiptDays, late) * DAY_MS);
}

/**
 * Returns the next step of a package; null once it is received or cancelled. For a parcel in transit the
 * carrier acts until the last promised day, then the shopper is asked to confirm.
 */
export function nextStepOfPackage(
  sent: PackageFacts,
  arrival: ExpectedArrival | null,
  now: Date,
): NextStep<ActionOnPackage> | null {
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
