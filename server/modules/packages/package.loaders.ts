import { In } from 'typeorm';
import { manyForEach, oneForEach, type LoaderDefinition } from '../../platform/loaders';
import { PackageEvent } from './package-event.entity';
import { Package } from './package.entity';

/** The packages of packing plans, by the plans' ids; null if one is unpaid. */
export const packageByPlan: LoaderDefinition<string, Package | null> = async ({ db }, planIds) => {
  const packages = await db.read.findBy(Package, { packingPlanId: In([...planIds]) });
  return oneForEach(planIds, packages, ({ packingPlanId }) => packingPlanId);
};

/** Packages by id; callers have checked the owner. */
export const packageById: LoaderDefinition<string, Package | null> = async ({ db }, ids) =>
  oneForEach(ids, await db.read.findBy(Package, { id: In([...ids]) }), ({ id }) => id);

/** The timelines of packages by their ids, oldest event first. */
export const eventsByPackage: LoaderDefinition<string, PackageEvent[]> = async (
  { db },
  packageIds,
) => {
  const events = await db.read.find(PackageEvent, {
    where: { packageId: In([...packageIds]) },
    order: { at: 'ASC', id: 'ASC' },
  });
  return manyForEach(packageIds, events, ({ packageId }) => packageId);
};
