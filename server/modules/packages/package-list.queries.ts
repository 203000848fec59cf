import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { pageOf, type Page, type PageRequest, type Period } from '../../kernel/page';
import type { Sort } from '../../kernel/slice';
import type { Viewer } from '../../kernel/viewer';
import { patternOf, type Narrowable } from '../../platform/db/search';
import type { Services } from '../../platform/services';
import { packagesHoldingWords } from '../warehouse/public';
import { Package } from './package.entity';
import { packageStatuses, type PackageStatus } from './package.machine';
import { packagesNumbered } from './packages-numbered';

/** What the list can go by. */
const sortColumns = {
  CREATED_AT: 'parcel.createdAt',
  LOGISTICS_FEE: 'parcel.logisticsFee',
} as const;
export type PackageSortField = keyof typeof sortColumns;

export interface PackageFilter extends PageRequest, Period {
  /** All statuses when left out. */
  readonly status?: PackageStatus | null;
  /** Words in its numbers, the name of an item or the number of an order it holds. */
  readonly search?: string | null;
  /** Newest first when left out. */
  readonly sort?: Sort<PackageSortField> | null;
}

export interface PackageList extends Page<Package> {
  /** Of every status among those that the other filters leave. */
  readonly counts: { readonly status: PackageStatus; readonly count: number }[];
}

/** A page of the viewer's packages with the counts of the tabs; two statements. */
export async function listPackages(
  { db }: Services,
  viewer: Viewer,
  filter: PackageFilter,
): Promise<PackageList> {
  const { status, sort, page, pageSize } = filter;
  const direction = sort?.direction ?? 'DESC';
  const list = filteredPackages(db.read, viewer.id, filter)
    .orderBy(sortColumns[sort?.field ?? 'CREATED_AT'], direction)
    .addOrderBy('parcel.id', direction)
    .offset((page - 1) * pageSize)
    .limit(pageSize);
  if (status) list.andWhere('parcel.status = :status', { status });
  const items = await list.getMany();
  const counts = await countByStatus(filteredPackages(db.read, viewer.id, filter));
  const shown = counts.filter((one) => !status || one.status === status);
  const total = shown.reduce((sum, { count }) => sum + count, 0);
  return { ...pageOf(items, total, filter), counts };
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
