import { DAY_MS, HOUR_MS } from '../../kernel/clock';
import { expireUnpaidOrders } from '../../modules/orders/placing/expire-unpaid-orders';
import { Order } from '../../modules/orders/order.entity';
import { OrderItem } from '../../modules/orders/items/order-item.entity';
import { confirmOverdueReceipts } from '../../modules/packages/receipts/confirm-overdue-receipts';
import { Package } from '../../modules/packages/package.entity';
import { expirePackingPlans } from '../../modules/warehouse/packing/expire-packing-plans';
import { PackingPlan } from '../../modules/warehouse/packing/packing-plan.entity';
import { buildOrder } from '../builders/order';
import { buildPackage } from '../builders/package';
import { buildPackingPlan } from '../builders/packing-plan';
import { buildStoredItem } from '../builders/stored-item';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

const lines: string[] = [];
let app: TestApp;
let shopper: TestClient;
beforeAll(async () => {
  app = await startTestApp({ hearLog: (line) => lines.push(line) });
  shopper = await app.newShopper();
});
afterAll(() => app.stop());

/** Spoils a row as no use case would. */
function spoil(table: string, set: string, where: string, id: string): Promise<unknown> {
  const sql = `UPDATE ${table} SET ${set} WHERE ${where} = ?`;
  return app.services.db.transaction((tx) => tx.query(sql, [id]));
}

describe('One broken row does not keep the clock from the others:', () => {
  it('overdue orders', async () => {
    const broken = await buildOrder(app, shopper);
    const sound = await buildOrder(app, shopper);
    await spoil('order_items', "status = 'SHIPPED'", 'order_id', broken.id);
    app.clock.advance(73 * HOUR_MS);
    expect(await expireUnpaidOrders(app.services)).toBe(1);
    const { read } = app.services.db;
    expect(await read.findOneBy(Order, { id: sound.id })).toMatchObject({ status: 'CANCELLED' });
    expect(await read.findOneBy(Order, { id: broken.id })).toMatchObject({
      status: 'PENDING_PAYMENT',
    });
    expect(await read.findOneBy(OrderItem, { orderId: broken.id })).toMatchObject({
      status: 'SHIPPED',
    });
    expect(lines.join('')).toContain(`"id":"${broken.id}","msg":"left undone"`);
  });

  it('packing plans, and packages that were shipped long ago', async () => {
    const client = await app.newShopper();
    const [brokenPlan, soundPlan] = [await planOf(client), await planOf(client)];
    const [brokenPackage, soundPackage] = [await sentTo(client), await sentTo(client)];
    await spoil('packing_plans', "fees = 'not JSON'", 'id', brokenPlan);
    await spoil('packages', "fees = 'not JSON'", 'id', brokenPackage);
    app.clock.advance(31 * DAY_MS);
    expect(await expirePackingPlans(app.services)).toBe(1);
    expect(await confirmOverdueReceipts(app.services)).toBe(1);
    const { read } = app.services.db;
    expect(await read.countBy(PackingPlan, { id: soundPlan, status: 'EXPIRED' })).toBe(1);
    expect(await read.countBy(Package, { id: soundPackage, status: 'COMPLETED' })).toBe(1);
  });
});

async function planOf(client: TestClient): Promise<string> {
  const { id } = await buildStoredItem(app, client);
  return (await buildPackingPlan(client, [id])).id;
}

async function sentTo(client: TestClient): Promise<string> {
  return (await buildPackage(app, client, 'PENDING_RECEIPT')).id;
}
