import { DAY_MS, later } from '../../kernel/clock';
import { readDemoMark, writeDemoMark } from '../../modules/site/public';
import { withLease, type Lease } from '../../platform/db/lease';
import type { Services } from '../../platform/services';
import { addToCart } from './scenario-steps';
import { fillDemoFund, openDemoAccount, writeDemoAddresses } from './demo-shopper';
import { storePictures, type Stage } from './stage';
import * as scenarios from './scenarios';
import { ScriptedClock, play } from './scenario';

/**
 * Lays the sample data once in the life of a database: a shopper with a cart, orders and packages
 * in every status, made by the real use cases at times that lie behind us. Of several processes
 * that start at once one does, and the others wait. An interrupted seeding is begun again.
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
  const stage = await openStage({ ...services, clock });
  const fixtures = await play(clock, today, lease, [
    [45.3, scenarios.reviewedPackage(stage)],
    [31.1, scenarios.cancelledPackage(stage)],
    [24.2, scenarios.cancelledOrder(stage)],
    [19.5, scenarios.refundedOrder(stage)],
    [14.6, scenarios.shippedPackage(stage)],
    [6.4, scenarios.partlyRefundedOrder(stage)],
    [5.2, scenarios.packageToShip(stage)],
    [3.6, scenarios.halfReceivedOrder(stage)],
    [2.3, scenarios.refundAsked(stage)],
    [0.9, scenarios.askedOrder(stage)],
    [0.6, scenarios.orderToPurchase(stage)],
    [0.2, scenarios.orderToPay(stage)],
  ]);
  await addToCart(stage, 'keyboard');
  await addToCart(stage, 'cup', 4);
  await writeDemoMark(
    services,
    fixtures.filter((name) => name !== null),
  );
}

async function openStage(services: Services): Promise<Stage> {
  const viewer = await openDemoAccount(services);
  const addressId = await writeDemoAddresses(services, viewer);
  await fillDemoFund(services);
  const pictures = await storePictures(services, viewer.id);
  return { services, viewer, addressId, pictures };
}
