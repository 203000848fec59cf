import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { Page, PageRequest, Period } from '../../kernel/page';
import type { Viewer } from '../../kernel/viewer';
import { patternOf, type Narrowable } from '../../platform/db/search';
import type { Services } from '../../platform/services';
import { packagesHoldingWords } from '../warehouse/public';
import { Package } from './package.entity';
import { packageStatuses, type PackageStatus } from './package.machine';
import { packagesNumbered } from './packages-numbered';

export interface PackageFilter extends PageRequest, Period {
  /** All statuses when left out. */
  readonly status?: PackageStatus | null;
  /** Words in its numbers, the name of an item or the number of an order it holds. */
  readonly search?: string | null;
}

export interface PackageList extends Page<Package> {
  /** Of every status among those that the other filters leave. */
  readonly counts: { readonly status: PackageStatus; readonly count: number }[];
}

/** A slice of the viewer's packages, newest first, with the counts of the tabs; two statements. */
export async function listPackages(
  { db }: Services,
  viewer: Viewer,
  filter: PackageFilter,
): Promise<PackageList> {
  const { status, page, pageSize } = filter;
  const list = filteredPackages(db.read, viewer.id, filter)
    .orderBy('parcel.createdAt', 'DESC')
    .addOrderBy('parcel.id', 'DESC')
    .offset((page - 1) * pageSize)
    .limit(pageSize);
  if (status) list.andWhere('parcel.status = :status', { status });
  const items = await list.getMany();
  const counts = await countByStatus(filteredPackages(db.read, viewer.id, filter));
  const shown = counts.filter((one) => !status || one.status === status);
  const total = shown.reduce((sum, { count }) => sum + count, 0);
  return { items, total, page, pageSize, counts };
}

/** The shopper's packages that hold the words and were paid in time, whatever their status. */
function filteredPackages(em: EntityManager, userId: string, { search, from, to }: PackageFilter) {
  const list = em
    .createQueryBuilder(Package, 'parcel')
    .where('parcel.userId = :userId', { userId });
  if (from) list.andWhere('parcel.createdAt >= :from', { from });
  if (to) list.andWhere('parcel.createdAt < :to', { to });
  if (search) list.andWhere(packageHoldsWords(list), { pattern: patternOf(search) });
  return list;
}

/** Binds :userId and :pattern. */
function packageHoldsWords(list: Narrowable): string {
  return `(parcel.id IN ${packagesNumbered(list)} OR parcel.id IN ${packagesHoldingWords(list)})`;
}

async function countByStatus(list: SelectQueryBuilder<Package>): Promise<PackageList['counts']> {
  const rows = await list
    .select(['parcel.status AS status', 'COUNT(*) AS count'])
    .groupBy('parcel.status')
    .getRawMany<{ status: PackageStatus; count: number | string }>();
  const byStatus = new Map(rows.map(({ status, count }) => [status, Number(count)]));
  return packageStatuses.map((status) => ({ status, count: byStatus.get(status) ?? 0 }));
}
