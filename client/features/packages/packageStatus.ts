import { Ban, House, Package, Truck } from 'lucide-react';
import type { PackageStatus } from '../../gql/graphql';
import type { StampLook } from '../../ui/paper/StatusStamp';

/** The four statuses in the order of their tabs (ST-09). */
export const packageStatuses = [
  'PENDING_SHIPMENT',
  'PENDING_RECEIPT',
  'COMPLETED',
  'CANCELLED',
] as const satisfies readonly PackageStatus[];

export const packageStatusLooks: Record<PackageStatus, StampLook> = {
  PENDING_SHIPMENT: { tone: 'warn', icon: Package },
  PENDING_RECEIPT: { tone: 'info', icon: Truck },
  COMPLETED: { tone: 'ok', icon: House },
  CANCELLED: { tone: 'neutral', icon: Ban },
};

/** A status as it stands in an address; undefined for all, and for what is none. */
export function packageStatusOf(text: string | null): PackageStatus | undefined {
  return packageStatuses.find((status) => status === text);
}
