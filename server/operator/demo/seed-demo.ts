import { DAY_MS, later } from '../../kernel/clock';
import { readDemoMark, writeDemoMark } from '../../modules/site/public';
import type { Services } from '../../platform/services';
import { addToCart } from './deeds';
import { fillDemoFund, openDemoAccount, writeDemoAddresses } from './demo-shopper';
import { storePictures, type Stage } from './stage';
import * as tales from './tales';
import { ScriptedClock, tell } from './tale';

/**
 * Lays the sample data once in the life of a database: a shopper with a cart, orders and packages
 * in every status, made by the real use cases at times that lie behind us. An interrupted seeding
 * is begun again.
 */
export async function seedDemo(services: Services): Promise<void> {
  if (await readDemoMark(services)) return;
  const today = services.clock.now();
  const clock = new ScriptedClock(later(today, -46.4 * DAY_MS));
  const stage = await openStage({ ...services, clock });
  const exhibits = await tell(clock, today, [
    [45.3, tales.reviewedPackage(stage)],
    [31.1, tales.cancelledPackage(stage)],
    [24.2, tales.cancelledOrder(stage)],
    [19.5, tales.refundedOrder(stage)],
    [14.6, tales.shippedPackage(stage)],
    [6.4, tales.partlyRefundedOrder(stage)],
    [5.2, tales.packageToShip(stage)],
    [3.6, tales.halfReceivedOrder(stage)],
    [2.3, tales.refundAsked(stage)],
    [0.6, tales.orderToPurchase(stage)],
    [0.2, tales.orderToPay(stage)],
  ]);
  await addToCart(stage, 'keyboard');
  await addToCart(stage, 'cup', 4);
  await writeDemoMark(
    services,
    exhibits.filter((name) => name !== null),
  );
}

async function openStage(services: Services): Promise<Stage> {
  const viewer = await openDemoAccount(services);
  const addressId = await writeDemoAddresses(services, viewer);
  await fillDemoFund(services);
  const pictures = await storePictures(services, viewer.id);
  return { services, viewer, addressId, pictures };
}
