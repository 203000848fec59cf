import type { PackageSummary_PackageFragment } from '../../gql/graphql';
import { packageStatusLooks } from './packageStatus';

type Seen = PackageSummary_PackageFragment;

/** The day on which a package came to its status, ISO 8601; undefined where that is not kept. */
const days: Record<Seen['status'], (seen: Seen) => string | null | undefined> = {
  PENDING_SHIPMENT: ({ createdAt }) => createdAt,
  PENDING_RECEIPT: ({ shippedAt }) => shippedAt,
  COMPLETED: ({ completedAt }) => completedAt,
  CANCELLED: () => undefined,
};

/** Returns the stamp of a package. */
export function displayStatusOf(seen: Seen) {
  const label = `packages.status.${seen.status}` as const;
  return { ...packageStatusLooks[seen.status], label, at: days[seen.status](seen) };
}

const places: Record<Seen['status'], number | null> = {
  ...{ PENDING_SHIPMENT: 0, PENDING_RECEIPT: 1.5, COMPLETED: 2, CANCELLED: null },
};

/** Returns the progress of a package: 0 in our warehouse, 2 at home; null if it goes nowhere. */
export const placeOf = ({ status }: Seen): number | null => places[status];

const DAY_MS = 86_400_000;

/** Days that a parcel was on its way, begun ones counted; null until it is received. */
export function daysTakenBy({ shippedAt, completedAt }: Seen): number | null {
  if (!shippedAt || !completedAt) return null;
  return Math.max(1, Math.ceil((Date.parse(completedAt) - Date.parse(shippedAt)) / DAY_MS));
}
