import type { Narrowable } from '../../platform/db/search';
import { Package } from './package.entity';

/** Subquery: ids of the packages that are neither received nor cancelled. Binds :userId. */
export function packagesUnderWay(list: Narrowable): string {
  return list
    .subQuery()
    .select('parcel.id')
    .from(Package, 'parcel')
    .where("parcel.userId = :userId AND parcel.status IN ('PENDING_SHIPMENT', 'PENDING_RECEIPT')")
    .getQuery();
}
