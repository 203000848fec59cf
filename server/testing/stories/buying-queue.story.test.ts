import { newId } from '../../kernel/ids';
import { fen } from '../../kernel/money';
import { readBuyingQueue } from '../../modules/purchasing/public';
import { askQuestion } from '../../modules/orders/questions/ask-question';
import { ShopPurchase } from '../../modules/purchasing/shop-purchase.entity';
import { AuditEntry } from '../../platform/audit/audit-entry.entity';
import { buildUpload } from '../builders/image';
import { buildOrder, type BuiltOrder } from '../builders/order';
import { buildShopPurchase, SHOP } from '../builders/shop-purchase';
import { employ, startWithConsole, type Employee } from '../builders/staff';
import { clerk } from '../staff-actor';
import type { TestApp } from '../test-app';
import type { TestClient } from '../test-client';

let app: TestApp;
let shopper: TestClient;
let buyer: Employee;
beforeEach(async () => {
  app = await startWithConsole();
  shopper = await app.newShopper();
  buyer = await employ(app, 'BUYER');
});
afterEach(() => app.stop());

const QUEUE = `query Queue($first: Int! = 20, $after: ShopCursorInput) {
  buyingQueue(first: $first, after: $after) {
    shops orders items questions onTheWay withoutCourierNumber hasNextPage
    groups { shop orders items oldestPaidAt lastPurchase { shopOrderNumber boughtBy }
      queued { id orderNumber position shopper name specification variantId url imageUrl quantity piecesBought
        piecesLeft unitPrice goodsLimit shippingLimit wish remark orderRemark finePhotoCount finePhotoNote } } } }`;
const RECORD = `mutation Record($input: RecordPurchaseInput!) {
  recordPurchase(input: $input) { purchase { id shop shopOrderNumber boughtBy } } }`;

const queue = async (variables: object = {}) =>
  (await buyer.browser.run(QUEUE, { ...variables })).buyingQueue;

const kilns = ['kiln.example', 'loom.example', 'clicks.example'];
const itemOf = (shop: string, change: object = {}) => ({
  ...{ url: `https://${shop}/item?id=${newId()}`, ...change },
});
const paid = (...items: Record<string, unknown>[]): Promise<BuiltOrder> =>
  buildOrder(app, shopper, { status: 'PAID', items });

const purchaseOf = (shop: string, ids: readonly string[], shopOrderNumber = newId()) => ({
  input: {
    ...{ shop, shopOrderNumber, goodsPaid: 10_00, shippingPaid: 0, paidFrom: 'Card 1' },
    lines: ids.map((orderItemId) => ({ orderItemId, pieces: 1 })),
    idempotencyKey: newId(),
  },
});

describe('The buying queue', () => {
  it('forty orders of three shops are bought in three purchases (A12)', async () => {
    for (let count = 0; count < 40; count++) {
      app.clock.advance(1_000);
      await paid(itemOf(kilns[count % 3]!));
    }
    const { shops, orders, items, groups } = await queue();
    expect({ shops, orders, items }).toEqual({ shops: 3, orders: 40, items: 40 });
    expect(groups.map(({ shop, orders: count }: never) => [shop, count])).toEqual([
      ['kiln.example', 14],
      ['loom.example', 13],
      ['clicks.example', 13],
    ]);
    const before = await app.services.db.read.count(AuditEntry);
    for (const { shop, queued } of groups) {
      const ids = queued.map(({ id }: { id: string }) => id);
      const { recordPurchase } = await buyer.browser.run(RECORD, purchaseOf(shop, ids));
      expect(recordPurchase.purchase).toMatchObject({ shop });
    }
    expect(await queue()).toMatchObject({ shops: 0, orders: 0, onTheWay: 40, groups: [] });
    expect(await app.services.db.read.count(ShopPurchase)).toBe(3);
    expect(await app.services.db.read.count(AuditEntry)).toBe(before + 3);
  }, 60_000);

  it('shows all that a buyer needs, without opening anything (A14)', async () => {
    const { id: imageId, url } = await buildUpload(shopper);
    const item = itemOf(SHOP, {
      ...{ name: 'Celadon teapot', specification: 'Pale green, 600 ml', quantity: 3 },
      ...{ unitPrice: 150_00, domesticShipping: 6_00, remark: 'Please check the lid.' },
      ...{ description: 'Ask the seller for the gift box', imageId },
    });
    const form = {
      remark: 'It is a gift',
      finePhotos: { count: 2, note: 'The lid', location: 'Top' },
    };
    const order = await buildOrder(app, shopper, { status: 'PAID', items: [item], form });
    const shown = async () => (await queue()).groups[0].queued[0];
    expect(await shown()).toEqual({
      ...{ id: order.itemIds[0], orderNumber: order.number, position: 1, shopper: 'Anna Lee' },
      ...{ name: 'Celadon teapot', specification: 'Pale green, 600 ml', variantId: null },
      ...{ url: item.url, imageUrl: url, quantity: 3, piecesBought: 0, piecesLeft: 3 },
      ...{ unitPrice: 150_00, goodsLimit: 450_00, shippingLimit: 6_00 },
      ...{ wish: 'Ask the seller for the gift box', remark: 'Please check the lid.' },
      ...{ orderRemark: 'It is a gift', finePhotoCount: 2, finePhotoNote: 'Top: The lid' },
    });
    const picture = await fetch(`${buyer.browser.url}${url}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    await buildShopPurchase(app, [order.itemIds[0]!], { shopOrderNumber: '88120' });
    const left = { piecesBought: 1, piecesLeft: 2, goodsLimit: 300_00, shippingLimit: 0 };
    expect(await shown()).toMatchObject(left);
    expect((await queue()).groups[0].lastPurchase).toEqual({
      ...{ shopOrderNumber: '88120', boughtBy: clerk.name },
    });
  });

  it('leaves out what the shopper is asked about, and not the rest of its order', async () => {
    const order = await paid(itemOf(SHOP, { name: 'Teapot' }), itemOf(SHOP, { name: 'Cup' }));
    const dearer = { orderNumber: order.number, position: 1, unitPrice: fen(13_00), note: '' };
    await askQuestion(app.services, clerk, dearer);
    const found = await queue();
    expect(found).toMatchObject({ orders: 1, items: 1, questions: 1 });
    expect(found.groups[0].queued).toMatchObject([{ name: 'Cup' }]);
  });

  it('goes on after a page, and says how much there is on the first already', async () => {
    for (const shop of kilns) {
      app.clock.advance(1_000);
      await paid(itemOf(shop));
    }
    const first = await queue({ first: 2 });
    expect(first).toMatchObject({ shops: 3, hasNextPage: true });
    expect(first.groups.map(({ shop }: never) => shop)).toEqual(['kiln.example', 'loom.example']);
    const { shop, oldestPaidAt } = first.groups[1];
    const next = await queue({ first: 2, after: { shop, oldestPaidAt } });
    expect(next).toMatchObject({ shops: 3, hasNextPage: false });
    expect(next.groups).toMatchObject([{ shop: 'clicks.example' }]);
  });

  it('shows fifty items of a shop at most, and counts the others', async () => {
    for (let count = 0; count < 6; count++)
      await paid(...Array.from({ length: 9 }, () => itemOf(SHOP)));
    const { groups, items } = await queue();
    expect([items, groups[0].items, groups[0].queued.length]).toEqual([54, 54, 50]);
  });

  it('refuses a clerk who would buy; they see it', async () => {
    const { browser } = await employ(app, 'CLERK');
    expect((await browser.run(QUEUE)).buyingQueue.orders).toBe(0);
    const order = await paid(itemOf(SHOP));
    const refusal = await browser.refusal(RECORD, purchaseOf(SHOP, order.itemIds));
    expect(refusal.extensions.code).toBe('RIGHT_MISSING');
  });

  it.each([
    ['en', 'has bought Teapot'],
    ['zh', '已采购'],
  ])('tells by whom an item was bought, in %s', async (language, words) => {
    const order = await paid(itemOf(SHOP, { name: 'Teapot' }));
    await buyer.browser.run(RECORD, purchaseOf(SHOP, order.itemIds));
    const headers = { 'client-lang': language };
    const again = purchaseOf(SHOP, order.itemIds);
    const { message, extensions } = await buyer.browser.refusal(RECORD, again, { headers });
    expect(extensions.code).toBe('PIECES_BOUGHT');
    expect(message).toContain(words);
  });
});

describe('With 300 orders on the way and 50 new ones', () => {
  it('the queue says 50, and takes nine statements (A13)', async () => {
    const few = async () => {
      const page = { first: 20, after: null };
      const statements = await app.statementsOf(() => readBuyingQueue(app.services, page));
      return statements.length;
    };
    await paid(itemOf(SHOP));
    expect(await few()).toBeLessThanOrEqual(9);
    for (let count = 0; count < 300; count++) {
      const { itemIds } = await paid(itemOf(SHOP));
      await buildShopPurchase(app, itemIds);
    }
    for (let count = 1; count < 50; count++) await paid(itemOf(kilns[count % 3]!), itemOf(SHOP));
    const found = await queue();
    expect(found).toMatchObject({
      orders: 50,
      items: 99,
      onTheWay: 300,
      withoutCourierNumber: 300,
    });
    expect(await few()).toBeLessThanOrEqual(9);
  }, 240_000);
});
