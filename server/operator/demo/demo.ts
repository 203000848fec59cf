import type { Services } from '../../platform/services';
import { demoItemPages } from './demo-item-pages';
import { demoShopper } from '../../modules/site/public';
import { demoWarehouse } from './demo-warehouse';
import { seedDemo } from './seed-demo';

/** What a server with `DEMO=on` has beside the shop; any other never loads it. */
export const demo = {
  shopper: demoShopper,
  /** The world with the demo's shops in it, and its shopper. */
  async open(world: Services): Promise<Services> {
    const services = { ...world, itemPages: demoItemPages(world.storage) };
    await seedDemo(services);
    return services;
  },
  job: demoWarehouse,
};
