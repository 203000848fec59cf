import { transition, transitionAll, transitionEach } from '../../platform/db/transition';
import { OrderEvent } from '../../modules/orders/order-event.entity';
import { OrderItem } from '../../modules/orders/items/order-item.entity';
import { orderItemMachine } from '../../modules/orders/items/order-item.machine';
import { Order } from '../../modules/orders/order.entity';
import { transitionOrder } from '../../modules/orders/transition-order';
import { transitionPackage } from '../../modules/packages/transition-package';
import { Package } from '../../modules/packages/package.entity';
import { PackingPlan } from '../../modules/warehouse/packing/packing-plan.entity';
import { StoredItem } from '../../modules/warehouse/stored-item.entity';
import { markPlanPaid } from '../../modules/warehouse/public';
import { buildOrder } from '../builders/order';
import { buildPackage } from '../builders/package';
import { buildPackingPlan } from '../builders/packing-plan';
import { buildStoredItem } from '../builders/stored-item';
import { startTestApp, type TestApp } from '../test-app';
import { storedItemMachine } from '../../modules/warehouse/stored-item.machine';
import { packingPlanMachine } from '../../modules/warehouse/packing/packing-plan.machine';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Locks serialise writers; the statements must be safe even without the lock. */
describe('Whoever remembers an old status cannot move', () => {
  it('a stored item', async () => {
    const { db } = app.services;
    const shopper = await app.newShopper();
    const { id } = await buildStoredItem(app, shopper);
    const remembered = await db.read.findOneByOrFail(StoredItem, { id });
    await buildPackingPlan(shopper, [id]);
    await expect(
      db.transaction((tx) =>
        transitionEach(tx, StoredItem, storedItemMachine, [remembered], 'hold'),
      ),
    ).rejects.toThrow('STORED_ITEM_NOT_AVAILABLE');
    expect((await db.read.findOneByOrFail(StoredItem, { id })).status).toBe('RESERVED');
  });

  it('a packing plan', async () => {
    const { db } = app.services;
    const shopper = await app.newShopper();
    const plan = await buildPackingPlan(shopper, [(await buildStoredItem(app, shopper)).id]);
    const remembered = await db.read.findOneByOrFail(PackingPlan, { id: plan.id });
    await db.transaction((tx) =>
      transition(tx, PackingPlan, packingPlanMachine, remembered, 'expire'),
    );
    await expect(
      db.transaction((tx) => transition(tx, PackingPlan, packingPlanMachine, remembered, 'pay')),
    ).rejects.toThrow('PACKING_PLAN_STATUS_FORBIDS');
    expect((await db.read.findOneByOrFail(PackingPlan, { id: plan.id })).status).toBe('EXPIRED');
  });

  it('several items, where one of them has moved: none does', async () => {
    const { db } = app.services;
    const { id: orderId } = await buildOrder(app, await app.newShopper(), {
      items: [{}, { specification: 'Red' }],
    });
    const items = await db.read.findBy(OrderItem, { orderId });
    await db.transaction((tx) =>
      transitionAll(tx, OrderItem, orderItemMachine, items.slice(1), 'purchase'),
    );
    await expect(
      db.transaction((tx) => transitionAll(tx, OrderItem, orderItemMachine, items, 'cancel')),
    ).rejects.toThrow('ITEM_STATUS_FORBIDS');
    expect(await db.read.countBy(OrderItem, { orderId, status: 'CANCELLED' })).toBe(0);
  });

  it('an order', async () => {
    const { db, clock } = app.services;
    const { id } = await buildOrder(app, await app.newShopper());
    const remembered = await db.read.findOneByOrFail(Order, { id });
    const step = { actor: 'SHOPPER', now: clock.now() } as const;
    await db.transaction((tx) => transitionOrder(tx, remembered, 'cancel', step));
    await expect(
      db.transaction((tx) => transitionOrder(tx, remembered, 'pay', step)),
    ).rejects.toThrow('ORDER_STATUS_FORBIDS');
    expect((await db.read.findOneByOrFail(Order, { id })).status).toBe('CANCELLED');
    expect(await db.read.countBy(OrderEvent, { orderId: id, event: 'pay' })).toBe(0);
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
  it('is refused from the instant it expires, whoever asks', async () => {
    const { db } = app.services;
    const shopper = await app.newShopper();
    const plan = await buildPackingPlan(shopper, [(await buildStoredItem(app, shopper)).id]);
    const paid = { userId: shopper.viewerId, planId: plan.id, now: new Date(plan.expiresAt) };
    await expect(db.transaction((tx) => markPlanPaid(tx, paid))).rejects.toThrow(
      'PACKING_PLAN_EXPIRED',
    );
    expect(await db.read.countBy(Package, { packingPlanId: plan.id })).toBe(0);
  });
});
