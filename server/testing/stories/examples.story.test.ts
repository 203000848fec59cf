import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoWarehouse } from '../../operator/demo/demo-warehouse';
import { demoItemUrl } from '../../operator/demo/shop/demo-shop';
import { seedDemo } from '../../operator/demo/seed-demo';
import { noShops, startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

const folder = join(__dirname, '../../../schema/examples');
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => name.replace('.graphql', ''));

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await startTestApp({
    // The demo's own shop is one that shoppers reach.
    shops: { ...noShops(), isPublic: () => true },
    linksToTry: [demoItemUrl('http://127.0.0.1:4000', 'teapot')],
  });
  await seedDemo(app.services);
  client = app.guest;
});
afterAll(() => app.stop());

type Json = any; // eslint-disable-line @typescript-eslint/no-explicit-any -- answers of any operation

/** Values for the <placeholders> of later examples, as a developer would copy them. */
const found = new Map<string, string>();

/** Derives values from an example's response. */
const afterwards: Record<string, (data: Json) => void | Promise<void>> = {
  '02-sign-in': ({ signIn }) => {
    client = app.guest.withToken(signIn.token);
  },
  '05-create-address': ({ createAddress }) => {
    found.set('<address id>', createAddress.address.id);
  },
  '09-submit-order': ({ submitOrder }) => {
    found.set('<order id>', submitOrder.order.id);
  },
  '11-pay-order': () => letTheWarehouseWork(),
  '13-order': ({ order }) => {
    found.set('<stored item id>', order.items[0].storedItem.id);
  },
  '15-delivery-quotes': ({ deliveryQuotes }) => {
    const usable = deliveryQuotes.find(({ total }: Json) => total !== null);
    found.set('<delivery line id>', usable.lineId);
  },
  '16-create-packing-plan': ({ createPackingPlan }) => {
    found.set('<packing plan id>', createPackingPlan.plan.id);
  },
  '17-pay-packing-plan': ({ pay }) => {
    found.set('<package id>', pay.payment.package.id);
    return letTheWarehouseWork();
  },
  '21-fund-records': async () => {
    const { orders } = await client.run('{ orders(filter: { status: PAID }) { items { id } } }');
    found.set('<paid order id>', orders.items[0].id);
  },
  '26-notifications': ({ notifications }) => {
    found.set('<message id>', notifications.edges[0].node.id);
  },
};

async function letTheWarehouseWork(): Promise<void> {
  const warehouse = demoWarehouse(0);
  for (let step = 0; step < 6; step++) await warehouse.run(app.services);
}

function variablesOf(name: string): Record<string, unknown> {
  const file = join(folder, `${name}.json`);
  if (!existsSync(file)) return {};
  const filled = readFileSync(file, 'utf8').replace(/<[a-z ]+>/g, (placeholder) => {
    const value = found.get(placeholder);
    if (!value) throw new Error(`${name}: nothing was found for ${placeholder}`);
    return value;
  });
  return JSON.parse(filled) as Record<string, unknown>;
}

describe('The examples for front-end developers, one after the other in the demo', () => {
  it.each(names)('%s', async (name) => {
    const document = readFileSync(join(folder, `${name}.graphql`), 'utf8');
    const data = await client.run(document, variablesOf(name));
    expect(Object.values(data as object)).not.toContain(null);
    await afterwards[name]?.(data);
  });

  it('has variables only beside an operation', () => {
    const variables = readdirSync(folder).filter((name) => name.endsWith('.json'));
    expect(names).toEqual(expect.arrayContaining(variables.map((name) => name.slice(0, -5))));
    expect(names.length).toBeGreaterThanOrEqual(12);
  });
});
