import { Ban, House, Package, Truck } from 'lucide-react';
import type { PackageStatus } from '../../gql/graphql';
import type { StampLook } from '../../ui/document/StatusStamp';

/** The four statuses in the order of their tabs (ST-09), with how their stamps look. */
export const packageStatusLooks: Record<PackageStatus, StampLook> = {
  PENDING_SHIPMENT: { tone: 'warn', icon: Package },
  PENDING_RECEIPT: { tone: 'info', icon: Truck },
  COMPLETED: { tone: 'ok', icon: House },
  CANCELLED: { tone: 'neutral', icon: Ban },
};

export const packageStatuses = Object.keys(packageStatusLooks) as PackageStatus[];

/** Parses the status in an address; undefined for all statuses and for invalid values. */
export function packageStatusOf(text: string | null): PackageStatus | undefined {
  return packageStatuses.find((status) => status === text);
}
