import { strFromU8, unzipSync } from 'fflate';
import { noteCourierNumbers } from '../../modules/purchasing/public';
import { ShopPurchase } from '../../modules/purchasing/shop-purchase.entity';
import { furnish, type Belongings } from '../belongings';
import { writtenEmails } from '../emails';
import { buildOrder } from '../builders/order';
import { buildShopPurchase } from '../builders/shop-purchase';
import { graphqlOperations, restOperations } from '../operations';
import { clerk } from '../staff-actor';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

/** Stands in every column of a purchase and its parcel that is for staff alone. */
const MARK = 'STAFFONLY';

let app: TestApp;
let shopper: TestClient;
let own: Belongings;

beforeAll(async () => {
  app = await startTestApp();
  shopper = await app.newShopper();
  own = await furnish(app, shopper);
  const items = [{ name: 'Bought pot' }, { name: 'Cup' }];
  const { itemIds } = await buildOrder(app, shopper, { status: 'PAID', items });
  const shopOrderNumber = `${MARK}-1`;
  const by = { ...clerk, name: MARK };
  await buildShopPurchase(app, [itemIds[0]!], { shopOrderNumber, paidFrom: MARK }, by);
  await noteCourierNumbers(app.services, by, [
    { shopOrderNumber, courierNumber: `${MARK}7730`, carrier: MARK },
  ]);
  const bought = await app.services.db.read.find(ShopPurchase);
  expect(bought.length).toBeGreaterThan(5);
  await app.services.db.transaction(async (tx) => {
    for (const { id } of bought) {
      const marked = { shopOrderNumber: `${MARK}-${id}`, paidFrom: MARK, boughtBy: MARK };
      await tx.update(ShopPurchase, { id }, marked);
    }
  });
}, 120_000);
afterAll(() => app.stop());

/** They may end the session, so they are called after all others. */
const endsSession = /sign|log|delete|password|session|close|email/i;

describe("The shop's order number, the courier's and who bought (A16)", () => {
  it('are in no email, and not in the export of their data', async () => {
    const emails = await writtenEmails(app);
    expect(emails.length).toBeGreaterThan(0);
    expect(JSON.stringify(emails)).not.toContain(MARK);
    const response = await shopper.fetch('/account/export');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const texts = Object.values(files).map((content) => strFromU8(content));
    expect(texts.join('')).toContain('Bought pot');
    expect(texts.join('')).not.toContain(MARK);
  });

  it('find nothing in the search of the shopper', async () => {
    const SEARCH = 'query ($search: String!) { orders(filter: { search: $search }) { total } }';
    const { orders } = await shopper.run(SEARCH, { search: `${MARK}-1` });
    expect(orders.total).toBe(0);
  });

  it('are in no answer of the shop to the shopper whose orders they are about', async () => {
    const all = [...(await graphqlOperations()), ...restOperations()];
    const last = all.filter(({ name }) => endsSession.test(name));
    const answers: [name: string, text: string][] = [];
    for (const operation of [...all.filter((one) => !last.includes(one)), ...last]) {
      app.clock.advance(2_000);
      const { text } = await operation.ask(shopper, own, (_, belonging) => own[belonging]);
      answers.push([operation.name, text]);
    }
    const holding = (words: string) =>
      answers.filter(([, text]) => text.includes(words)).map(([name]) => name);
    // The answers hold what is theirs, so that anything else would be found.
    expect(holding('Porcelain teapot').length).toBeGreaterThan(10);
    expect(holding('PLEASE_LOGIN').filter((name) => !endsSession.test(name))).toEqual([]);
    expect(holding(MARK)).toEqual([]);
  }, 120_000);
});
