import type { Actor } from '../../kernel/actor';
import { newId } from '../../kernel/ids';
import { fen } from '../../kernel/money';
import { checkInvariants } from '../../app/checking/check-invariants';
import { askQuestion } from '../../modules/orders/questions/ask-question';
import { refundOrderItem } from '../../modules/orders/refunds/refund-order-item';
import type { NotedPurchase } from '../../modules/purchasing/record-purchase';
import { ShopPurchase, ShopPurchaseLine } from '../../modules/purchasing/shop-purchase.entity';
import { AuditEntry } from '../../platform/audit/audit-entry.entity';
import { buildOrder, receivePosition, type BuiltOrder } from '../builders/order';
import { buildShopPurchase, SHOP } from '../builders/shop-purchase';
import { expectLedgerToBalance } from '../ledger';
import { operate } from '../run-operator';
import { clerk } from '../staff-actor';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

let app: TestApp;
let shopper: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  shopper = await app.newShopper();
});
afterEach(async () => {
  await expectLedgerToBalance(app);
  const results = await checkInvariants(app.services);
  expect(results.filter(({ violations }) => violations.length > 0)).toEqual([]);
});
afterAll(() => app.stop());

const ORDER = `query ($id: ID!) { order(id: $id) {
  status availableActions items { name status } timeline { event actor note label }
} }`;
const orderOf = async ({ id }: BuiltOrder) => (await shopper.run(ORDER, { id })).order;
const eventsOf = async (order: BuiltOrder) =>
  (await orderOf(order)).timeline.slice(2).map(({ event, note }: never) => [event, note]);

const paidOrder = (...names: string[]) =>
  buildOrder(app, shopper, { status: 'PAID', items: names.map((name) => ({ name })) });

const ines: Actor = {
  ...{ kind: 'STAFF', staffId: newId(), name: 'Ines', sessionId: newId() },
  ...{ station: null, requestId: null },
};
const tomas: Actor = { ...ines, staffId: newId(), name: 'Tomas', sessionId: newId() };
const actions = () => app.services.db.read.find(AuditEntry, { order: { number: 'ASC' } });

describe('A buyer records what was bought', () => {
  it('two of three items: the order stays paid, and the shopper sees which (A15)', async () => {
    const order = await paidOrder('Teapot', 'Cup', 'Tray');
    const [teapot, cup, tray] = order.itemIds;
    await buildShopPurchase(app, [teapot!, tray!]);
    expect(await orderOf(order)).toMatchObject({
      status: 'PAID',
      items: [
        { name: 'Teapot', status: 'PURCHASED' },
        { name: 'Cup', status: 'ORDERED' },
        { name: 'Tray', status: 'PURCHASED' },
      ],
    });
    expect(await eventsOf(order)).toEqual([['PURCHASE_ITEM', 'Teapot, Tray']]);
    await buildShopPurchase(app, [cup!]);
    expect((await orderOf(order)).status).toBe('PROCESSING');
    expect(await eventsOf(order)).toEqual([
      ['PURCHASE_ITEM', 'Teapot, Tray'],
      ['PURCHASE', ''],
    ]);
  });

  it('what was bought first arrives while the rest is still to be bought', async () => {
    const order = await paidOrder('Teapot', 'Cup');
    await buildShopPurchase(app, [order.itemIds[0]!]);
    expect((await operate(app, 'work')).out).toMatch(
      new RegExp(`receive +${order.number} +1 +Teapot`),
    );
    await receivePosition(app.services, order.number, 1);
    await expect(receivePosition(app.services, order.number, 2)).rejects.toThrow(
      'ITEM_STATUS_FORBIDS',
    );
    expect(await orderOf(order)).toMatchObject({
      status: 'PAID',
      availableActions: ['REQUEST_REFUND', 'PACK'],
    });
    await buildShopPurchase(app, [order.itemIds[1]!]);
    await receivePosition(app.services, order.number, 2);
    expect((await orderOf(order)).status).toBe('IN_STOCK');
  });

  it('the rest is refunded: the order goes on as one that is bought, or in stock', async () => {
    const refund = (order: BuiltOrder) =>
      refundOrderItem(app.services, clerk, {
        orderNumber: order.number,
        position: 2,
        note: 'Sold out',
      });
    const bought = await paidOrder('Teapot', 'Cup');
    await buildShopPurchase(app, [bought.itemIds[0]!]);
    await refund(bought);
    expect((await orderOf(bought)).status).toBe('PROCESSING');
    const arrived = await paidOrder('Teapot', 'Cup');
    await buildShopPurchase(app, [arrived.itemIds[0]!]);
    await receivePosition(app.services, arrived.number, 1);
    await refund(arrived);
    expect((await orderOf(arrived)).status).toBe('IN_STOCK');
  });

  it('of several orders at once, and divides what was paid', async () => {
    const one = await paidOrder('Teapot');
    const other = await buildOrder(app, await app.newShopper(), {
      status: 'PAID',
      items: [{ name: 'Pot', unitPrice: 37_50 }],
    });
    const { id } = await buildShopPurchase(app, [one.itemIds[0]!, other.itemIds[0]!], {
      goodsPaid: fen(49_99),
    });
    const lines = await app.services.db.read.findBy(ShopPurchaseLine, { purchaseId: id });
    const paid = new Map(lines.map((line) => [line.orderItemId, line.pricePaid]));
    expect([paid.get(one.itemIds[0]!), paid.get(other.itemIds[0]!)]).toEqual([12_49, 37_50]);
    expect((await orderOf(one)).status).toBe('PROCESSING');
  });

  it('some pieces of an item: it waits for the others, and no question changes their price', async () => {
    const items = [{ name: 'Cup', quantity: 3 }];
    const order = await buildOrder(app, shopper, { status: 'PAID', items });
    const [cup] = order.itemIds;
    await buildShopPurchase(app, [], { lines: [{ orderItemId: cup!, pieces: 2 }] });
    expect(await orderOf(order)).toMatchObject({ status: 'PAID', items: [{ status: 'ORDERED' }] });
    expect(await eventsOf(order)).toEqual([['PURCHASE_ITEM', 'Cup (2/3)']]);
    const dearer = { orderNumber: order.number, position: 1, unitPrice: fen(13_00), note: '' };
    await expect(askQuestion(app.services, clerk, dearer)).rejects.toThrow('ITEM_STATUS_FORBIDS');
    const tooMany = { lines: [{ orderItemId: cup!, pieces: 2 }] };
    await expect(buildShopPurchase(app, [], tooMany, ines)).rejects.toMatchObject({
      code: 'PIECES_BOUGHT',
      params: { item: 'Cup', order: order.number, left: 1, by: clerk.name },
    });
    await buildShopPurchase(app, [cup!]);
    expect((await orderOf(order)).status).toBe('PROCESSING');
  });

  it('what is asked about waits for the answer, and the rest of the order does not', async () => {
    const order = await paidOrder('Teapot', 'Cup');
    const [teapot, cup] = order.itemIds;
    const dearer = { orderNumber: order.number, position: 1, unitPrice: fen(13_00), note: '' };
    await askQuestion(app.services, clerk, dearer);
    await expect(buildShopPurchase(app, [teapot!, cup!])).rejects.toThrow('QUESTION_OPEN');
    await buildShopPurchase(app, [cup!]);
    expect((await orderOf(order)).status).toBe('PAID');
  });
});

const linesOf = (...lines: [id: string, pieces: number][]) => ({
  lines: lines.map(([orderItemId, pieces]) => ({ orderItemId, pieces })),
});

describe('Nothing is recorded, and the refusal names the item,', () => {
  const mistakes: [string, (id: string) => Partial<NotedPurchase>, string][] = [
    ['more than ordered', (id) => linesOf([id, 2]), 'PIECES_NOT_ORDERED'],
    ['an item twice', (id) => linesOf([id, 1], [id, 1]), 'VALIDATION_FAILED'],
    ['no piece', (id) => linesOf([id, 0]), 'VALIDATION_FAILED'],
    ['nothing', () => linesOf(), 'VALIDATION_FAILED'],
    ['an item of another shop', () => ({ shop: 'kiln.example' }), 'VALIDATION_FAILED'],
    ['a negative price', () => ({ goodsPaid: fen(-1) }), 'VALIDATION_FAILED'],
    ['negative shipping', () => ({ shippingPaid: fen(-1) }), 'VALIDATION_FAILED'],
    ['an empty number', () => ({ shopOrderNumber: ' ' }), 'VALIDATION_FAILED'],
    ['a long number', () => ({ shopOrderNumber: '1'.repeat(65) }), 'VALIDATION_FAILED'],
    ['an unknown item', () => linesOf([newId(), 1]), 'NOT_FOUND'],
  ];

  it.each(mistakes)('of %s', async (_, mistake, code) => {
    const order = await paidOrder('Teapot');
    const [id = ''] = order.itemIds;
    const before = await app.services.db.read.count(ShopPurchase);
    await expect(buildShopPurchase(app, [id], mistake(id))).rejects.toMatchObject({ code });
    expect(await app.services.db.read.count(ShopPurchase)).toBe(before);
    expect((await orderOf(order)).items).toMatchObject([{ status: 'ORDERED' }]);
  });

  it('of what is not paid, refunded, or bought by a command without a number', async () => {
    const unpaid = await buildOrder(app, shopper);
    await expect(buildShopPurchase(app, unpaid.itemIds)).rejects.toThrow('ORDER_STATUS_FORBIDS');
    const refunded = await paidOrder('Teapot', 'Cup');
    await refundOrderItem(app.services, clerk, {
      orderNumber: refunded.number,
      position: 1,
      note: '',
    });
    await expect(buildShopPurchase(app, [refunded.itemIds[0]!])).rejects.toThrow(
      'ITEM_STATUS_FORBIDS',
    );
    const bought = await paidOrder('Teapot');
    await operate(app, 'purchase', bought.number);
    await expect(buildShopPurchase(app, bought.itemIds)).rejects.toMatchObject({
      code: 'PIECES_BOUGHT',
      params: { item: 'Teapot' },
    });
  });

  it('under a number that a colleague has noted for the same shop', async () => {
    const order = await paidOrder('Teapot', 'Cup');
    const [teapot, cup] = order.itemIds;
    await buildShopPurchase(app, [teapot!], { shopOrderNumber: '2026-88120' }, ines);
    const again = buildShopPurchase(app, [cup!], { shopOrderNumber: ' 2026-88120 ' }, tomas);
    await expect(again).rejects.toMatchObject({
      code: 'SHOP_ORDER_KNOWN',
      params: { number: '2026-88120', by: 'Ines' },
    });
    const kiln = await buildOrder(app, shopper, {
      status: 'PAID',
      items: [{ url: 'https://kiln.example/item?id=1' }],
    });
    const elsewhere = { shop: 'kiln.example', shopOrderNumber: '2026-88120' };
    expect(await buildShopPurchase(app, kiln.itemIds, elsewhere)).toMatchObject(elsewhere);
  });
});

describe('Two buyers at once', () => {
  it('of one item, 50 rounds: one buys, the other is told by whom', async () => {
    for (let round = 0; round < 50; round++) {
      const order = await paidOrder('Teapot', 'Cup');
      const results = await Promise.allSettled([
        buildShopPurchase(app, [order.itemIds[0]!, order.itemIds[1]!], {}, ines),
        buildShopPurchase(app, [order.itemIds[1]!], {}, tomas),
      ]);
      const [winner, ...others] = results.filter(({ status }) => status === 'fulfilled');
      const [loser] = results.filter(({ status }) => status === 'rejected');
      expect(others).toEqual([]);
      const { boughtBy } = (winner as PromiseFulfilledResult<ShopPurchase>).value;
      expect((loser as PromiseRejectedResult).reason).toMatchObject({
        code: 'PIECES_BOUGHT',
        params: { item: 'Cup', left: 0, by: boughtBy },
      });
    }
  }, 120_000);

  it('under one number: one notes it, the other is told by whom', async () => {
    for (let round = 0; round < 10; round++) {
      const order = await paidOrder('Teapot', 'Cup');
      const shopOrderNumber = `BOTH-${round}`;
      const results = await Promise.allSettled(
        order.itemIds.map((id, at) =>
          buildShopPurchase(app, [id], { shopOrderNumber }, at === 0 ? ines : tomas),
        ),
      );
      const refused = results.filter(({ status }) => status === 'rejected');
      expect(refused).toHaveLength(1);
      expect((refused[0] as PromiseRejectedResult).reason).toMatchObject({
        code: 'SHOP_ORDER_KNOWN',
      });
    }
  });

  it('with one key: the second is answered with the first', async () => {
    const order = await paidOrder('Teapot');
    const key = { idempotencyKey: newId(), shopOrderNumber: 'ONCE-1' };
    const [one, other] = await Promise.all([
      buildShopPurchase(app, order.itemIds, key, ines),
      buildShopPurchase(app, order.itemIds, key, ines),
    ]);
    expect(other).toEqual(one);
    await expect(
      buildShopPurchase(app, order.itemIds, { ...key, shopOrderNumber: 'ONCE-2' }, ines),
    ).rejects.toThrow('IDEMPOTENCY_KEY_REUSED');
  });
});

describe('The audit log', () => {
  it('has one row of each purchase, with who and how much, and none of a refusal', async () => {
    const order = await paidOrder('Teapot', 'Cup');
    const before = (await actions()).length;
    const purchase = await buildShopPurchase(app, [order.itemIds[0]!], {}, ines);
    await buildShopPurchase(app, [order.itemIds[0]!], {}, tomas).catch(() => undefined);
    await operate(app, 'purchase', order.number, '--items', '2');
    const entries = (await actions()).slice(before);
    expect(
      entries.map(({ action, actorName, subjectId }) => [action, actorName, subjectId]),
    ).toEqual([
      ['SHOP_PURCHASE_RECORDED', 'Ines', purchase.id],
      ['ORDER_PURCHASED', entries[1]?.actorName, order.number],
    ]);
    expect(JSON.parse(entries[0]!.after!)).toMatchObject({
      shop: SHOP,
      goodsPaid: 1000,
      shippingPaid: 500,
      items: 1,
    });
  });
});

describe('By the command line', () => {
  it('an order of two shops is one purchase at each, for what was expected', async () => {
    const items = [
      { name: 'Teapot', unitPrice: 10_00, quantity: 2, domesticShipping: 3_00 },
      { name: 'Bowl', url: 'https://kiln.example/item?id=2', unitPrice: 7_00 },
    ];
    const order = await buildOrder(app, shopper, { status: 'PAID', items });
    const { out } = await operate(app, 'purchase', order.number, '--note', 'Bought today');
    expect(out).toBe(`${order.number} is PROCESSING.\n`);
    expect(await eventsOf(order)).toEqual([['PURCHASE', 'Bought today']]);
    const lines = await app.services.db.read.find(ShopPurchaseLine, {
      where: order.itemIds.map((orderItemId) => ({ orderItemId })),
    });
    const purchases = await app.services.db.read.find(ShopPurchase, {
      where: lines.map(({ purchaseId: id }) => ({ id })),
      order: { shop: 'ASC' },
    });
    expect(
      purchases.map(({ shop, goodsPaid, shippingPaid }) => [shop, goodsPaid, shippingPaid]),
    ).toEqual([
      ['kiln.example', 700, 0],
      [SHOP, 2000, 300],
    ]);
  });

  it('some items under the shop’s number, for what was paid', async () => {
    const order = await paidOrder('Teapot', 'Cup');
    const bought = ['--items', '2', '--shop-order', 'CLI-1', '--paid', '11.50'];
    const { out } = await operate(app, 'purchase', order.number, ...bought);
    expect(out).toBe(`${order.number} is PAID.\n`);
    const purchase = await app.services.db.read.findOneByOrFail(ShopPurchase, {
      shopOrderNumber: 'CLI-1',
    });
    expect(purchase.goodsPaid).toBe(1150);
    const again = await operate(app, 'purchase', order.number, '--items', '2');
    expect([again.exitCode, again.err]).toEqual([1, expect.stringContaining('has bought Cup')]);
    const missing = await operate(app, 'purchase', order.number, '--items', '3');
    expect(missing.err).toContain('NOT_FOUND');
    const wrong = await operate(app, 'purchase', order.number, '--items', 'a');
    expect([wrong.exitCode, wrong.err]).toEqual([2, expect.stringContaining('places like 1,3')]);
  });

  it('one number for items of two shops is refused', async () => {
    const items = [{}, { url: 'https://kiln.example/item?id=3' }];
    const order = await buildOrder(app, shopper, { status: 'PAID', items });
    const { exitCode, err } = await operate(app, 'purchase', order.number, '--shop-order', 'CLI-2');
    expect([exitCode, err]).toEqual([1, expect.stringContaining('items of one shop')]);
  });
});
