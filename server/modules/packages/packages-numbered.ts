import { holdsWords, type Narrowable } from '../../platform/db/search';
import { Package } from './package.entity';

/**
 * Subquery: ids of the packages whose number or tracking number contains the words. Binds :userId and
 * :pattern.
 */
export function packagesNumbered(list: Narrowable): string {
  return list
    .subQuery()
    .select('parcel.id')
    .from(Package, 'parcel')
    .where('parcel.userId = :userId')
    .andWhere(`(${holdsWords('parcel.number')} OR ${holdsWords('parcel.trackingNumber')})`)
    .getQuery();
}
