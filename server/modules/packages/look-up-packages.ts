import { In, type EntityManager } from 'typeorm';
import type { FoundPackage } from './find-packages';
import { Package } from './package.entity';

/** A package is known by its whole number, by the carrier's, or by its shoppers. */
export type PackageKey =
  | { readonly number: string }
  | { readonly trackingNumber: string }
  | { readonly userIds: readonly string[] };

const select = {
  ...{ id: true, userId: true, number: true, status: true, createdAt: true },
  ...{ carrier: true, trackingNumber: true },
} as const;

/** Returns the packages of a key by an index, newest first. One statement. */
export function lookUpPackages(
  em: EntityManager,
  key: PackageKey,
  most: number,
): Promise<FoundPackage[]> {
  return em.find(Package, {
    select,
    where: conditionOf(key),
    order: { createdAt: 'DESC', id: 'DESC' },
    take: most,
  });
}

function conditionOf(key: PackageKey) {
  if ('userIds' in key) return { userId: In([...key.userIds]) };
  if ('number' in key) return { number: key.number };
  // As it is printed, and as somebody types it.
  const { trackingNumber } = key;
  return { trackingNumber: In([trackingNumber, trackingNumber.toUpperCase()]) };
}
