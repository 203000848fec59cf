import { MINUTE_MS } from '../../kernel/clock';
import { transitionPackage } from '../../modules/packages/transition-package';
import { Package } from '../../modules/packages/package.entity';
import { PackingPlan } from '../../modules/warehouse/packing/packing-plan.entity';
import { StoredItem } from '../../modules/warehouse/stored-item.entity';
import { markPlanPaid } from '../../modules/warehouse/public';
import { transitionPlan } from '../../modules/warehouse/packing/transition-plan';
import { transitionStoredItems } from '../../modules/warehouse/transition-stored-items';
import { buildPackage } from '../builders/package';
import { buildPackingPlan } from '../builders/packing-plan';
import { buildStoredItem } from '../builders/stored-item';
import { startTestApp, type TestApp } from '../test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Locks make writers take turns; the statements must hold even for one that forgot the lock. */
describe('Whoever remembers an old status cannot move', () => {
  it('a stored item', async () => {
    const { db } = app.services;
    const shopper = await app.newShopper();
    const { id } = await buildStoredItem(app, shopper);
    const remembered = await db.read.findOneByOrFail(StoredItem, { id });
    await buildPackingPlan(shopper, [id]);
    await expect(
      db.transaction((tx) => transitionStoredItems(tx, [remembered], 'hold')),
    ).rejects.toThrow('STORED_ITEM_NOT_AVAILABLE');
    expect((await db.read.findOneByOrFail(StoredItem, { id })).status).toBe('RESERVED');
  });

  it('a packing plan', async () => {
    const { db } = app.services;
    const shopper = await app.newShopper();
    const plan = await buildPackingPlan(shopper, [(await buildStoredItem(app, shopper)).id]);
    const remembered = await db.read.findOneByOrFail(PackingPlan, { id: plan.id });
    await db.transaction((tx) => transitionPlan(tx, remembered, 'expire'));
    await expect(db.transaction((tx) => transitionPlan(tx, remembered, 'pay'))).rejects.toThrow(
      'PACKING_PLAN_STATUS_FORBIDS',
    );
    expect((await db.read.findOneByOrFail(PackingPlan, { id: plan.id })).status).toBe('EXPIRED');
  });

  it('a package', async () => {
    const { db, clock } = app.services;
    const { id } = await buildPackage(app, await app.newShopper());
    const remembered = await db.read.findOneByOrFail(Package, { id });
    const step = { actor: 'OPERATOR', now: clock.now() } as const;
    await db.transaction((tx) => transitionPackage(tx, remembered, 'ship', step));
    await expect(
      db.transaction((tx) => transitionPackage(tx, remembered, 'cancel', step)),
    ).rejects.toThrow('PACKAGE_STATUS_FORBIDS');
    expect((await db.read.findOneByOrFail(Package, { id })).status).toBe('PENDING_RECEIPT');
  });
});

describe('Marking a packing plan paid', () => {
  it('is refused once its time is over, whoever asks', async () => {
    const { db, clock } = app.services;
    const shopper = await app.newShopper();
    const plan = await buildPackingPlan(shopper, [(await buildStoredItem(app, shopper)).id]);
    app.clock.advance(30 * MINUTE_MS);
    const paid = { userId: shopper.viewerId, planId: plan.id, now: clock.now() };
    await expect(db.transaction((tx) => markPlanPaid(tx, paid))).rejects.toThrow(
      'PACKING_PLAN_EXPIRED',
    );
    expect(await db.read.countBy(Package, { packingPlanId: plan.id })).toBe(0);
  });
});
