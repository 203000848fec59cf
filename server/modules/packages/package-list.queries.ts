import { In, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { pageOf, type Page, type PageRequest, type Period } from '../../kernel/page';
import type { Sort } from '../../kernel/slice';
import type { Viewer } from '../../kernel/viewer';
import { patternOf, type Narrowable } from '../../platform/db/search';
import type { Services } from '../../platform/services';
import { packagesHoldingWords } from '../warehouse/public';
import { Package } from './package.entity';
import { packageStatuses, type PackageStatus } from './package.machine';
import { packagesNumbered } from './packages-numbered';

/** Sort fields of the list. */
const sortColumns = {
  CREATED_AT: 'parcel.createdAt',
  LOGISTICS_FEE: 'parcel.logisticsFee',
} as const;
export type PackageSortField = keyof typeof sortColumns;

export interface PackageFilter extends PageRequest, Period {
  /** All statuses if omitted. */
  readonly status?: PackageStatus | null;
  /** Words in its numbers, the name of an item or the number of an order in it. */
  readonly search?: string | null;
  /** Newest first if omitted. */
  readonly sort?: Sort<PackageSortField> | null;
}

export interface PackageList extends Page<Package> {
  /** Count of each status within the other filters. */
  readonly counts: { readonly status: PackageStatus; readonly count: number }[];
}

/** Returns a page of the viewer's packages with the counts of the tabs; two statements, of which one looks for words. */
export async function listPackages(
  { db }: Services,
  viewer: Viewer,
  filter: PackageFilter,
): Promise<PackageList> {
  const { status, sort, page, pageSize } = filter;
  const direction = sort?.direction ?? 'DESC';
  const sorted = filteredPackages(db.read, viewer.id, filter)
    .orderBy(sortColumns[sort?.field ?? 'CREATED_AT'], direction)
    .addOrderBy('parcel.id', direction);
  if (filter.search) return listFound(db.read, viewer.id, await matchesOf(sorted), filter);
  const list = sorted.offset((page - 1) * pageSize).limit(pageSize);
  if (status) list.andWhere('parcel.status = :status', { status });
  const items = await list.getMany();
  const counts = await countByStatus(filteredPackages(db.read, viewer.id, filter));
  const shown = counts.filter((one) => !status || one.status === status);
  const total = shown.reduce((sum, { count }) => sum + count, 0);
  return { ...pageOf(items, total, filter), counts };
}

type Match = Pick<Package, 'id' | 'status'>;

/** Returns id and status of all packages of a list, in its order. */
function matchesOf(list: SelectQueryBuilder<Package>): Promise<Match[]> {
  return list.select(['parcel.id AS id', 'parcel.status AS status']).getRawMany<Match>();
}

/** Returns the page of packages that were all found by their words. */
async function listFound(
  em: EntityManager,
  userId: string,
  found: readonly Match[],
  { status, ...asked }: PackageFilter,
): Promise<PackageList> {
  const shown = found.filter((match) => !status || match.status === status);
  const from = (asked.page - 1) * asked.pageSize;
  const ids = shown.slice(from, from + asked.pageSize).map(({ id }) => id);
  const read = ids.length > 0 ? await em.findBy(Package, { userId, id: In(ids) }) : [];
  const items = read.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  const counts = packageStatuses.map((one) => ({
    status: one,
    count: found.filter((match) => match.status === one).length,
  }));
  return { ...pageOf(items, shown.length, asked), counts };
}

/** Selects the shopper's packages that contain the words and were paid in the period, in any status. */
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
