import { DAY_MS, later } from '../../kernel/clock';
import { readDemoMark, writeDemoMark } from '../../modules/site/public';
import { withLease, type Lease } from '../../platform/db/lease';
import type { Services } from '../../platform/services';
import { addToCart } from './scenario-steps';
import { fillDemoFund, openDemoAccount, writeDemoAddresses } from './demo-shopper';
import { storePictures, type DemoContext } from './demo-context';
import * as scenarios from './scenarios';
import { ScriptedClock, play } from './scenario';

/**
 * Creates the sample data once in the life of a database: a shopper with a cart, orders and packages in every
 * status, made by the real use cases at times in the past. Of several processes that start at once one does,
 * and the others wait. An interrupted seeding is repeated.
 */
export async function seedDemo(services: Services): Promise<void> {
  if (await readDemoMark(services)) return;
  await withLease(services, 'demo', async (lease) => {
    if (!(await readDemoMark(services))) await laySamples(services, lease);
  });
}

async function laySamples(services: Services, lease: Lease): Promise<void> {
  const today = services.clock.now();
  const clock = new ScriptedClock(later(today, -46.4 * DAY_MS));
  const context = await openDemoContext({ ...services, clock });
  const fixtures = await play(clock, today, lease, [
    [45.3, scenarios.reviewedPackage(context)],
    [31.1, scenarios.cancelledPackage(context)],
    [24.2, scenarios.cancelledOrder(context)],
    [19.5, scenarios.refundedOrder(context)],
    [14.6, scenarios.shippedPackage(context)],
    [6.4, scenarios.partlyRefundedOrder(context)],
    [5.2, scenarios.packageToShip(context)],
    [3.6, scenarios.halfReceivedOrder(context)],
    [2.3, scenarios.refundAsked(context)],
    [0.9, scenarios.askedOrder(context)],
    [0.6, scenarios.orderToPurchase(context)],
    [0.2, scenarios.orderToPay(context)],
  ]);
  await addToCart(context, 'keyboard');
  await addToCart(context, 'cup', 4);
  await writeDemoMark(
    services,
    fixtures.filter((name) => name !== null),
  );
}

async function openDemoContext(services: Services): Promise<DemoContext> {
  const viewer = await openDemoAccount(services);
  const addressId = await writeDemoAddresses(services, viewer);
  await fillDemoFund(services);
  const pictures = await storePictures(services, viewer.id);
  return { services, viewer, addressId, pictures };
}
