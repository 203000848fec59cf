import type { EntityManager } from 'typeorm';
import { holdsWords, patternOf } from '../../platform/db/search';
import { Package } from './package.entity';

export type FoundPackage = Pick<
  Package,
  'id' | 'userId' | 'number' | 'status' | 'createdAt' | 'carrier' | 'trackingNumber'
>;

interface Sought {
  readonly words: string;
  /** Shoppers whose packages are found as well. */
  readonly userIds: readonly string[];
}

/**
 * Finds packages of some shoppers, and those whose number, tracking number or address contains the words; for
 * operators.
 */
export function findPackagesByWords(
  em: EntityManager,
  { words, userIds }: Sought,
  most: number,
): Promise<FoundPackage[]> {
  const columns = ['id', 'userId', 'number', 'status', 'createdAt', 'carrier', 'trackingNumber'];
  const places = ['number', 'trackingNumber', 'address'];
  return em
    .createQueryBuilder(Package, 'sought')
    .select(columns.map((name) => `sought.${name}`))
    .where(places.map((name) => holdsWords(`sought.${name}`)).join(' OR '))
    .orWhere('sought.userId IN (:...userIds)', { userIds: ['', ...userIds] })
    .setParameter('pattern', patternOf(words))
    .orderBy('sought.createdAt', 'DESC')
    .addOrderBy('sought.id', 'DESC')
    .take(most)
    .getMany();
}
