import type { Express } from 'express';
import { demoShopper } from '../../modules/site/public';
import type { Config } from '../../platform/config';
import type { Services } from '../../platform/services';
import { demoWarehouse } from './demo-warehouse';
import { seedDemo } from './seed-demo';
import { demoItemUrl, demoShop } from './shop/demo-shop';
import { DEMO_SHOP_PATH } from './shop/shop-html';

const tried = ['teapot', 'scarf', 'shoe'] as const;

/** What a server with `DEMO=on` has beside its own pages; any other never loads it. */
export const demo = {
  shopper: demoShopper,
  /** The world with the demo's samples in it, and links that a newcomer can try. */
  async open(world: Services): Promise<Services> {
    const linksToTry = tried.map((name) => demoItemUrl(world.publicUrl, name));
    const services = { ...world, linksToTry };
    await seedDemo(services);
    return services;
  },
  job: demoWarehouse,
  /** A shop whose items can be pasted and read. */
  mount: (app: Express): unknown => app.use(DEMO_SHOP_PATH, demoShop()),
  /** Whether an address is this very server, which its reader may reach for the sake of that shop. */
  isOwnHost({ host, port, publicUrl }: Config): (hostAndPort: string) => boolean {
    const own = [host, 'localhost', '127.0.0.1'].map((name) => `${name}:${port}`);
    const { hostname, port: publicPort, protocol } = new URL(publicUrl);
    const publicOne = `${hostname}:${publicPort || (protocol === 'https:' ? '443' : '80')}`;
    return (hostAndPort) => [...own, publicOne].includes(hostAndPort);
  },
};
