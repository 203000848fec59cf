import type { Express } from 'express';
import { demoShopper } from '../../modules/site/public';
import type { Config } from '../../platform/config';
import type { Services } from '../../platform/services';
import { demoCodesPage, DEMO_CODES_PATH } from './demo-codes-page';
import { demoStaff, seedStaff } from './demo-staff';
import { demoWarehouse } from './demo-warehouse';
import { seedDemo } from './seed-demo';
import { demoItemUrl, demoShop } from './shop/demo-shop';
import { DEMO_SHOP_PATH } from './shop/shop-html';

const tried = ['teapot', 'scarf', 'shoe'] as const;

/** The additions of a server with `DEMO=on`; any other never loads them. */
export const demo = {
  shopper: demoShopper,
  staff: demoStaff,
  codesPath: DEMO_CODES_PATH,
  /** Returns the services with the demo's samples, and links that a visitor can try. */
  async open(world: Services): Promise<Services> {
    const linksToTry = tried.map((name) => demoItemUrl(world.publicUrl, name));
    const services = { ...world, linksToTry };
    await seedDemo(services);
    const { staffUrl } = services;
    if (staffUrl !== null) await seedStaff({ ...services, staffUrl });
    return services;
  },
  job: demoWarehouse,
  /** Mounts a shop whose items can be pasted and read, and the codes of the staff's second factor. */
  mount(app: Express): void {
    app.use(DEMO_SHOP_PATH, demoShop());
    app.get(DEMO_CODES_PATH, demoCodesPage);
  },
  /** Returns whether an address is this server, which its reader may request for that shop. */
  isOwnHost({ host, port, publicUrl }: Config): (hostAndPort: string) => boolean {
    const own = [host, 'localhost', '127.0.0.1'].map((name) => `${name}:${port}`);
    const { hostname, port: publicPort, protocol } = new URL(publicUrl);
    const publicOne = `${hostname}:${publicPort || (protocol === 'https:' ? '443' : '80')}`;
    return (hostAndPort) => [...own, publicOne].includes(hostAndPort);
  },
};
