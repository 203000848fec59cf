import { In } from 'typeorm';
import type { ShopperData } from '../../platform/shopper-data';
import { PackageEvent } from './package-event.entity';
import { Package } from './package.entity';
import { statusesUnderWay } from './package.statuses';

/** Personal data of the packages. */
export const packageData: ShopperData = {
  async read(em, userId) {
    const packages = await em.find(Package, { where: { userId }, order: { id: 'ASC' } });
    const packageId = In(packages.map(({ id }) => id));
    const events = await em.find(PackageEvent, { where: { packageId }, order: { id: 'ASC' } });
    return { packages, package_events: events };
  },
  unfinished: {
    kind: 'PACKAGE',
    exists(em, userId) {
      return em.existsBy(Package, { userId, status: In(statusesUnderWay) });
    },
  },
};
