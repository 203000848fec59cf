import { In, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import type { Viewer } from '../../kernel/viewer';
import { statusList } from '../../platform/db/status-list';
import { forUpdate } from '../../platform/db/locks';
import type { Narrowable } from '../../platform/db/search';
import type { Services } from '../../platform/services';
import { Package } from './package.entity';
import { statusesUnderWay } from './package.statuses';

/** Returns one of the viewer's packages by its id or number; null for another's as for a missing one. */
export function findPackage(
  { db }: Services,
  viewer: Viewer,
  name: string,
): Promise<Package | null> {
  const userId = viewer.id;
  return db.read.findOneBy(Package, [
    { userId, id: name },
    { userId, number: name },
  ]);
}

/** Locks a shopper's package until the transaction ends. @throws DomainError NOT_FOUND */
export function lockPackage(tx: EntityManager, userId: string, id: string): Promise<Package> {
  return lockOne(tx, { userId, id });
}

/** Locks a shopper's packages by ascending id. @throws DomainError NOT_FOUND if one is missing. */
export async function lockPackages(
  tx: EntityManager,
  userId: string,
  ids: readonly string[],
): Promise<Package[]> {
  const wanted = [...new Set(ids)];
  const where = { userId, id: In(wanted) };
  const found = await tx.find(Package, { where, order: { id: 'ASC' }, ...forUpdate(tx) });
  if (found.length !== wanted.length) throw new DomainError('NOT_FOUND');
  return found;
}

/** Returns some of the viewer's packages, newest first; those of others are left out. */
export function findPackages(
  { db }: Services,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Package[]> {
  const where = { userId: viewer.id, id: In([...ids]) };
  return db.read.find(Package, { where, order: { createdAt: 'DESC', id: 'DESC' } });
}

/** Subquery: ids of the packages that are neither received nor cancelled. Binds :userId. */
export function packagesUnderWay(list: Narrowable): string {
  return list
    .subQuery()
    .select('parcel.id')
    .from(Package, 'parcel')
    .where(`parcel.userId = :userId AND parcel.status IN ${statusList(statusesUnderWay)}`)
    .getQuery();
}

/** Locks the package of a number, for the operator. @throws DomainError NOT_FOUND */
export function lockPackageByNumber(tx: EntityManager, number: string): Promise<Package> {
  return lockOne(tx, { number });
}

async function lockOne(tx: EntityManager, where: FindOptionsWhere<Package>): Promise<Package> {
  const found = await tx.findOne(Package, { where, ...forUpdate(tx) });
  if (!found) throw new DomainError('NOT_FOUND');
  return found;
}
