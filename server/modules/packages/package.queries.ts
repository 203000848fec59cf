import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import type { Page, PageRequest } from '../../kernel/page';
import type { Viewer } from '../../kernel/viewer';
import { forUpdate } from '../../platform/db/locks';
import type { Services } from '../../platform/services';
import { Package } from './package.entity';
import { packageStatuses, type PackageStatus } from './package.machine';

export interface PackageFilter extends PageRequest {
  /** All statuses when left out. */
  readonly status?: PackageStatus | null;
}

export interface PackageList extends Page<Package> {
  /** Of every status, whatever the filter. */
  readonly counts: { readonly status: PackageStatus; readonly count: number }[];
}

/** A slice of the viewer's packages, newest first, with the counts of the tabs; two statements. */
export async function listPackages(
  { db }: Services,
  viewer: Viewer,
  { status, page, pageSize }: PackageFilter,
): Promise<PackageList> {
  const items = await db.read.find(Package, {
    where: { userId: viewer.id, ...(status ? { status } : {}) },
    order: { createdAt: 'DESC', id: 'DESC' },
    skip: (page - 1) * pageSize,
    take: pageSize,
  });
  const counts = await countPackages(db.read, viewer.id);
  const shown = counts.filter((one) => !status || one.status === status);
  const total = shown.reduce((sum, { count }) => sum + count, 0);
  return { items, total, page, pageSize, counts };
}

/** One of the viewer's packages; null for a stranger's as for none. */
export function findPackage({ db }: Services, viewer: Viewer, id: string): Promise<Package | null> {
  return db.read.findOneBy(Package, { userId: viewer.id, id });
}

/** A shopper's package, locked until the transaction ends. @throws DomainError NOT_FOUND */
export function lockPackage(tx: EntityManager, userId: string, id: string): Promise<Package> {
  return lockOne(tx, { userId, id });
}

/** The package of a number, for the operator. @throws DomainError NOT_FOUND */
export function lockPackageByNumber(tx: EntityManager, number: string): Promise<Package> {
  return lockOne(tx, { number });
}

async function lockOne(tx: EntityManager, where: FindOptionsWhere<Package>): Promise<Package> {
  const found = await tx.findOne(Package, { where, ...forUpdate(tx) });
  if (!found) throw new DomainError('NOT_FOUND');
  return found;
}

async function countPackages(em: EntityManager, userId: string): Promise<PackageList['counts']> {
  const rows = await em
    .createQueryBuilder(Package, 'package')
    .select('package.status', 'status')
    .addSelect('COUNT(*)', 'count')
    .where({ userId })
    .groupBy('package.status')
    .getRawMany<{ status: PackageStatus; count: number | string }>();
  const byStatus = new Map(rows.map(({ status, count }) => [status, Number(count)]));
  return packageStatuses.map((status) => ({ status, count: byStatus.get(status) ?? 0 }));
}
