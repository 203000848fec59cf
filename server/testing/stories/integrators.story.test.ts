import { purchaseOrder } from '../../modules/purchasing/purchase-order';
import { receiveItem } from '../../modules/fulfilment/receive-item';
import { shipPackage } from '../../modules/fulfilment/ship-package';
import { buildFund } from '../builders/fund';
import { wholeOrderByGraphQL } from '../integrators/whole-order-by-graphql';
import { wholeOrderByRest } from '../integrators/whole-order-by-rest';
import type { WholeOrder } from '../integrators/whole-order';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';
import { clerk } from '../staff-actor';

let app: TestApp;
let shopper: TestClient;
const credentials = { email: 'integrator@example.com', password: 'secret123' };
beforeEach(async () => {
  app = await startTestApp();
  shopper = await app.newShopper(credentials.email);
});
afterEach(() => app.stop());

const measured = { weightGrams: 500, lengthMm: 200, widthMm: 150, heightMm: 100, photoIds: [] };

const warehouse = (): WholeOrder => ({
  async arrive(orderNumber) {
    await purchaseOrder(app.services, clerk, { orderNumber, note: '' });
    await receiveItem(app.services, clerk, { orderNumber, position: 1, ...measured });
  },
  async send(packageNumber) {
    const carrier = { carrier: 'DHL', trackingNumber: 'JD0146' };
    await shipPackage(app.services, clerk, { packageNumber, ...carrier });
  },
});

describe("A stranger's program makes a whole order, from the cart to the received parcel (API-20)", () => {
  it.each([
    ['GraphQL, its types generated from the schema', wholeOrderByGraphQL],
    ['REST, its types generated from the OpenAPI document', wholeOrderByRest],
  ])('by %s', async (_, makeWholeOrder) => {
    await buildFund(app, shopper, 1_000_00);
    const status = await makeWholeOrder(shopper.url, credentials, warehouse());
    expect(status).toBe('COMPLETED');
  });

  it.each([
    ['GraphQL', wholeOrderByGraphQL, /Refused: 12.5 CNY are missing/],
    ['REST', wholeOrderByRest, /Refused: .*BALANCE_TOO_LOW/],
  ])('by %s, and learns what stands in its way', async (_, makeWholeOrder, refusal) => {
    const attempt = makeWholeOrder(shopper.url, credentials, warehouse());
    await expect(attempt).rejects.toThrow(refusal);
  });
});
