import { DAY_MS } from '../../kernel/clock';
import { approveRefund } from '../../modules/orders/refunds/approve-refund';
import { declineRefund } from '../../modules/orders/refunds/decline-refund';
import { moveOrderItems } from '../../modules/orders/public';
import { purchaseOrder } from '../../modules/purchasing/purchase-order';
import { refundOrderItem } from '../../modules/orders/refunds/refund-order-item';
import { Order } from '../../modules/orders/order.entity';
import { StoredItem } from '../../modules/warehouse/stored-item.entity';
import { buildOrder, receivePosition, type BuiltOrder } from '../builders/order';
import { writtenEmails } from '../emails';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL, type TestClient } from '../test-client';
import { clerk } from '../staff-actor';

let app: TestApp;
let shopper: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  shopper = await app.newShopper();
});

const ORDER = `id status refundDeadline refundReason refundAnswer availableActions
  items { status storedItem { status } } timeline { event actor note }`;
const REQUEST = `mutation ($input: RequestRefundInput!) {
  requestRefund(input: $input) { ... on RequestRefundPayload { order { ${ORDER} } viewer { id fund { balance } } } ${REFUSAL} }
}`;
const TAKE_BACK = `mutation ($orderId: ID!) {
  cancelRefundRequest(input: { orderId: $orderId }) { order { ${ORDER} } }
}`;
const RECORDS = '{ fundRecords { edges { node { type amount } } } }';

const reason = 'Wrong colour';
const requestOf = ({ id }: BuiltOrder) => ({ input: { orderId: id, reason } });
const work = ({ number }: BuiltOrder) => ({ orderNumber: number, note: 'Agreed' });
const itemOf = ({ number }: BuiltOrder, position: number) => ({
  orderNumber: number,
  position,
  note: 'Sold out',
});

async function orderOf(client: TestClient, id: string) {
  return (await client.run(`query ($id: ID!) { order(id: $id) { ${ORDER} } }`, { id })).order;
}
async function balanceOf(client: TestClient): Promise<number> {
  return (await client.run('{ viewer { fund { balance } } }')).viewer.fund.balance;
}
async function newestEmail(client: TestClient): Promise<string | undefined> {
  const { viewer } = await client.run('{ viewer { email } }');
  return (await writtenEmails(app)).findLast(({ to }) => to === viewer.email)?.text;
}
async function refundsOf(client: TestClient) {
  const { fundRecords } = await client.run(RECORDS);
  return fundRecords.edges
    .map(({ node }: { node: object }) => node)
    .filter(({ type }: { type: string }) => type.endsWith('_REFUND'))
    .map(({ type, amount }: { type: string; amount: number }) => [type, amount]);
}

describe('A shopper asks for a refund', () => {
  it.each(['PAID', 'PROCESSING', 'IN_STOCK'] as const)(
    'of an order that is %s, takes the request back, and asks again (ST-07, ST-08)',
    async (status) => {
      const built = await buildOrder(app, shopper, { status });
      const { requestRefund } = await shopper.run(REQUEST, requestOf(built));
      expect(requestRefund.order).toMatchObject({
        status: 'REFUND_PROCESSING',
        refundReason: reason,
        availableActions: ['CANCEL_REFUND_REQUEST'],
      });
      expect(requestRefund.viewer.fund.balance).toBe(0);

      const { cancelRefundRequest } = await shopper.run(TAKE_BACK, { orderId: built.id });
      expect(cancelRefundRequest.order).toMatchObject({
        status,
        refundReason: null,
        refundAnswer: null,
      });
      expect(cancelRefundRequest.order.timeline.slice(-2)).toEqual([
        { event: 'REQUEST_REFUND', actor: 'SHOPPER', note: reason },
        { event: 'CANCEL_REFUND_REQUEST', actor: 'SHOPPER', note: '' },
      ]);
      await shopper.run(REQUEST, requestOf(built));
    },
  );

  it('what is in the warehouse is held until the request ends', async () => {
    const built = await buildOrder(app, shopper, { status: 'IN_STOCK' });
    const { requestRefund } = await shopper.run(REQUEST, requestOf(built));
    expect(requestRefund.order.items).toEqual([
      { status: 'ARRIVED', storedItem: { status: 'HELD' } },
    ]);
    const { cancelRefundRequest } = await shopper.run(TAKE_BACK, { orderId: built.id });
    expect(cancelRefundRequest.order.items).toEqual([
      { status: 'ARRIVED', storedItem: { status: 'STORED' } },
    ]);
  });

  it('until the deadline and not a moment later', async () => {
    const built = await buildOrder(app, shopper, { status: 'IN_STOCK' });
    const endsIn = new Date((await orderOf(shopper, built.id)).refundDeadline).getTime();
    // The session is shorter than the deadline; so the deadline comes to the session.
    await moveDeadline(built, new Date(app.clock.now().getTime() - 1));
    const variables = requestOf(built);
    const refusal = await shopper.refusal(REQUEST, variables);
    expect(refusal).toMatchObject({
      message: 'The refund time has expired and cannot apply for a refund',
      extensions: { code: 'REFUND_TIME_EXPIRED' },
    });
    expect((await shopper.speaking('zh').refusal(REQUEST, variables)).message).toBe(
      '退款时间已过，不能申请退款',
    );
    expect(await orderOf(shopper, built.id)).toMatchObject({
      status: 'IN_STOCK',
      refundReason: null,
      availableActions: ['PACK'],
      items: [{ storedItem: { status: 'STORED' } }],
    });
    expect(Math.abs(endsIn - app.clock.now().getTime() - 5 * DAY_MS)).toBeLessThan(10_000);

    await moveDeadline(built, new Date(app.clock.now().getTime() + 60_000));
    await shopper.run(REQUEST, variables);
  });

  it.each(['PENDING_PAYMENT', 'REFUND_PROCESSING', 'REFUNDED', 'CANCELLED'] as const)(
    'cannot for an order that is %s',
    async (status) => {
      const built = await buildOrder(app, shopper, { status });
      const before = await orderOf(shopper, built.id);
      const refusal = await shopper.refusal(REQUEST, requestOf(built));
      expect(refusal).toMatchObject({
        message: 'This is not possible for the order any more. Its status has changed',
        extensions: { code: 'ORDER_STATUS_FORBIDS' },
      });
      expect(await orderOf(shopper, built.id)).toEqual(before);
    },
  );

  it('cannot once an item is packed', async () => {
    const built = await buildOrder(app, shopper, { status: 'IN_STOCK', items: [{}, {}] });
    await pretendPacked(built.itemIds.slice(0, 1));
    const refusal = await shopper.refusal(REQUEST, requestOf(built));
    expect(refusal).toMatchObject({
      message: 'An item of this order is already being packed, so it cannot be refunded',
      extensions: { code: 'REFUND_ITEM_PACKED' },
    });
    expect(await orderOf(shopper, built.id)).toMatchObject({
      status: 'IN_STOCK',
      refundReason: null,
      refundDeadline: null,
      availableActions: ['PACK'],
    });
  });

  it('is offered none, and no deadline runs, while a packing plan reserves an item (ST-07)', async () => {
    const built = await buildOrder(app, shopper, { status: 'IN_STOCK' });
    expect((await orderOf(shopper, built.id)).refundDeadline).not.toBeNull();
    await app.services.db.transaction((tx) =>
      tx.update(StoredItem, { orderId: built.id }, { status: 'RESERVED' }),
    );
    const order = await orderOf(shopper, built.id);
    expect(order.refundDeadline).toBeNull();
    expect(order.availableActions).not.toContain('REQUEST_REFUND');
    const refusal = await shopper.refusal(REQUEST, requestOf(built));
    expect(refusal.extensions.code).toBe('REFUND_ITEM_PACKED');
  });

  it('cannot take back what was not asked, nor act on the order of a stranger', async () => {
    const built = await buildOrder(app, shopper, { status: 'PAID' });
    const refusal = await shopper.refusal(TAKE_BACK, { orderId: built.id });
    expect(refusal.extensions.code).toBe('ORDER_STATUS_FORBIDS');
    const stranger = await app.newShopper();
    for (const id of [built.id, 'unknown'])
      for (const [mutation, variables] of [
        [REQUEST, { input: { orderId: id, reason } }],
        [TAKE_BACK, { orderId: id }],
      ] as const) {
        expect((await stranger.refusal(mutation, variables)).extensions.code).toBe('NOT_FOUND');
        expect((await app.guest.refusal(mutation, variables)).message).toBe('Please Login First');
      }
    expect(await orderOf(shopper, built.id)).toMatchObject({ status: 'PAID', refundReason: null });
  });

  it.each([
    ['no reason', '  ', 'Please fill this in', '请填写此项'],
    ['a long one', 'r'.repeat(501), 'Enter at most 500 characters', '最多输入 500 个字符'],
  ])('cannot with %s', async (_, wrong, english, chinese) => {
    const built = await buildOrder(app, shopper, { status: 'PAID' });
    const variables = { input: { orderId: built.id, reason: wrong } };
    const refusal = await shopper.refusal(REQUEST, variables);
    expect(refusal.extensions.fields).toEqual({ reason: english });
    const chineseRefusal = await shopper.speaking('zh').refusal(REQUEST, variables);
    expect(chineseRefusal.extensions.fields).toEqual({ reason: chinese });
    expect((await orderOf(shopper, built.id)).status).toBe('PAID');
  });
});

describe('The operator answers', () => {
  it('by approving: the money returns, the items leave the warehouse', async () => {
    const built = await buildOrder(app, shopper, { status: 'IN_STOCK', items: [{}, {}] });
    await shopper.run(REQUEST, requestOf(built));
    await approveRefund(app.services, clerk, work(built));
    expect(await orderOf(shopper, built.id)).toMatchObject({
      status: 'REFUNDED',
      refundAnswer: 'Agreed',
      availableActions: [],
      items: [
        { status: 'REFUNDED', storedItem: { status: 'WITHDRAWN' } },
        { status: 'REFUNDED', storedItem: { status: 'WITHDRAWN' } },
      ],
    });
    expect(await refundsOf(shopper)).toEqual([['ORDER_REFUND', 2500]]);
    expect(await balanceOf(shopper)).toBe(2500);
  });

  it('once, however often it is approved at the same time', async () => {
    const built = await buildOrder(app, shopper, { status: 'REFUND_PROCESSING' });
    const answers = await Promise.allSettled(
      Array.from({ length: 16 }, () => approveRefund(app.services, clerk, work(built))),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balanceOf(shopper)).toBe(1250);
  });

  it('or takes part in a race with the shopper: one of the two wins', async () => {
    const built = await buildOrder(app, shopper, { status: 'REFUND_PROCESSING' });
    await Promise.allSettled([
      approveRefund(app.services, clerk, work(built)),
      shopper.ask(TAKE_BACK, { orderId: built.id }),
    ]);
    const { status } = await orderOf(shopper, built.id);
    expect(['REFUNDED', 'PAID']).toContain(status);
    expect(await balanceOf(shopper)).toBe(status === 'REFUNDED' ? 1250 : 0);
  });

  it('by declining with a reason: the order goes on where it was', async () => {
    const built = await buildOrder(app, shopper, { status: 'IN_STOCK' });
    await shopper.run(REQUEST, requestOf(built));
    const answer = { orderNumber: built.number, reason: 'It is the colour you chose' };
    await declineRefund(app.services, clerk, answer);
    const order = await orderOf(shopper, built.id);
    expect(order).toMatchObject({
      status: 'IN_STOCK',
      refundAnswer: answer.reason,
      items: [{ storedItem: { status: 'STORED' } }],
    });
    expect(order.timeline.at(-1)).toEqual({
      event: 'DECLINE_REFUND',
      actor: 'OPERATOR',
      note: answer.reason,
    });
    expect(await balanceOf(shopper)).toBe(0);
  });

  it('cannot answer with more words than can be kept, nor decline without a reason', async () => {
    const { number: orderNumber } = await buildOrder(app, shopper, { status: 'REFUND_PROCESSING' });
    const long = 'x'.repeat(501);
    const refusals = [
      [() => approveRefund(app.services, clerk, { orderNumber, note: long }), 'note', 'tooLong'],
      [
        () => declineRefund(app.services, clerk, { orderNumber, reason: long }),
        'reason',
        'tooLong',
      ],
      [
        () => declineRefund(app.services, clerk, { orderNumber, reason: ' ' }),
        'reason',
        'required',
      ],
      [
        () =>
          refundOrderItem(app.services, clerk, { orderNumber, position: 1, note: 'x'.repeat(281) }),
        'note',
        'tooLong',
      ],
    ] as const;
    for (const [answer, field, key] of refusals)
      await expect(answer()).rejects.toMatchObject({ problems: { [field]: { key } } });
    const note = 'x'.repeat(500);
    await approveRefund(app.services, clerk, { orderNumber, note });
  });

  it('cannot answer what was not asked', async () => {
    const built = await buildOrder(app, shopper, { status: 'PAID' });
    await expect(approveRefund(app.services, clerk, work(built))).rejects.toThrow(
      'ORDER_STATUS_FORBIDS',
    );
    const answer = { orderNumber: built.number, reason };
    await expect(declineRefund(app.services, clerk, answer)).rejects.toThrow(
      'ORDER_STATUS_FORBIDS',
    );
    const unknown = { orderNumber: 'unknown', note: '', reason };
    await expect(approveRefund(app.services, clerk, unknown)).rejects.toThrow('NOT_FOUND');
    await expect(declineRefund(app.services, clerk, unknown)).rejects.toThrow('NOT_FOUND');
    expect(await balanceOf(shopper)).toBe(0);
  });

  it('cannot receive an item while a refund is asked for', async () => {
    const built = await buildOrder(app, shopper, { status: 'PROCESSING' });
    await shopper.run(REQUEST, requestOf(built));
    await expect(receivePosition(app.services, built.number, 1)).rejects.toThrow(
      'ORDER_STATUS_FORBIDS',
    );
  });
});

describe('The operator refunds one item', () => {
  const items = [
    { name: 'Teapot', unitPrice: 1000, quantity: 2, domesticShipping: 300 },
    { name: 'Cup', unitPrice: 100 },
  ];
  const form = { finePhotos: { count: 1 } };

  it('that the shop cannot deliver: its money returns at once, the order goes on', async () => {
    const built = await buildOrder(app, shopper, { status: 'PAID', items, form });
    await refundOrderItem(app.services, clerk, itemOf(built, 1));
    expect(await balanceOf(shopper)).toBe(2300);
    const order = await orderOf(shopper, built.id);
    expect(order).toMatchObject({
      status: 'PAID',
      items: [{ status: 'REFUNDED' }, { status: 'ORDERED' }],
    });
    expect(order.timeline.at(-1)).toEqual({
      event: 'REFUND_ITEM',
      actor: 'OPERATOR',
      note: 'Teapot: Sold out',
    });

    await purchaseOrder(app.services, clerk, work(built));
    await receivePosition(app.services, built.number, 2);
    expect((await orderOf(shopper, built.id)).status).toBe('IN_STOCK');
  });

  it('the last open one: the order is in stock, with a deadline', async () => {
    const built = await buildOrder(app, shopper, { status: 'PROCESSING', items, form });
    await receivePosition(app.services, built.number, 2);
    await refundOrderItem(app.services, clerk, itemOf(built, 1));
    const order = await orderOf(shopper, built.id);
    expect(order).toMatchObject({
      status: 'IN_STOCK',
      items: [{ status: 'REFUNDED' }, { status: 'ARRIVED' }],
    });
    expect(order.refundDeadline).not.toBeNull();
  });

  it('one after the other: with the last the order is refunded, fine photos included', async () => {
    const built = await buildOrder(app, shopper, { status: 'PROCESSING', items, form });
    await receivePosition(app.services, built.number, 2);
    await refundOrderItem(app.services, clerk, itemOf(built, 2));
    expect((await orderOf(shopper, built.id)).items[1]).toEqual({
      status: 'REFUNDED',
      storedItem: { status: 'WITHDRAWN' },
    });
    const goesOn = await newestEmail(shopper);
    expect(goesOn).toContain('the rest of the order goes on');
    expect(goesOn).toContain('Our note: Sold out');
    await refundOrderItem(app.services, clerk, itemOf(built, 1));
    const isOver = await newestEmail(shopper);
    expect(isOver).toContain('It was the last item');
    expect(isOver).toContain('with fine photos');
    expect(isOver).not.toContain('goes on');
    expect((await orderOf(shopper, built.id)).status).toBe('REFUNDED');
    expect(await refundsOf(shopper)).toEqual([
      ['ITEM_REFUND', 2500],
      ['ITEM_REFUND', 100],
    ]);
    expect(await balanceOf(shopper)).toBe(built.amount);
  });

  it('and later the order: what is left returns, not a fen more', async () => {
    const built = await buildOrder(app, shopper, { status: 'PAID', items, form });
    await refundOrderItem(app.services, clerk, itemOf(built, 1));
    await shopper.run(REQUEST, requestOf(built));
    await approveRefund(app.services, clerk, work(built));
    expect(await refundsOf(shopper)).toEqual([
      ['ORDER_REFUND', 300],
      ['ITEM_REFUND', 2300],
    ]);
    expect(await balanceOf(shopper)).toBe(built.amount);
  });

  it('cannot twice, not even 8 times at once', async () => {
    const built = await buildOrder(app, shopper, { status: 'PAID', items });
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, () => refundOrderItem(app.services, clerk, itemOf(built, 1))),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balanceOf(shopper)).toBe(2300);
  });

  it('cannot unless it is paid for, not packed and no refund is asked for', async () => {
    const unpaid = await buildOrder(app, shopper);
    const asked = await buildOrder(app, shopper, { status: 'REFUND_PROCESSING' });
    const packed = await buildOrder(app, shopper, { status: 'IN_STOCK' });
    await pretendPacked(packed.itemIds);
    for (const [built, code] of [
      [unpaid, 'ORDER_STATUS_FORBIDS'],
      [asked, 'ORDER_STATUS_FORBIDS'],
      [packed, 'ITEM_STATUS_FORBIDS'],
    ] as const)
      await expect(refundOrderItem(app.services, clerk, itemOf(built, 1))).rejects.toThrow(code);
    await expect(refundOrderItem(app.services, clerk, itemOf(packed, 2))).rejects.toThrow(
      'NOT_FOUND',
    );
    expect(await balanceOf(shopper)).toBe(0);
    expect((await orderOf(shopper, unpaid.id)).items).toMatchObject([{ status: 'ORDERED' }]);
  });
});

async function moveDeadline({ id }: BuiltOrder, refundDeadline: Date): Promise<void> {
  await app.services.db.transaction((tx) => tx.update(Order, { id }, { refundDeadline }));
}

/** Creates items of a paid package directly, without the steps before. */
async function pretendPacked(orderItemIds: readonly string[]): Promise<void> {
  await app.services.db.transaction(async (tx) => {
    await moveOrderItems(tx, shopper.viewerId, orderItemIds, 'pack');
    for (const orderItemId of orderItemIds)
      await tx.update(StoredItem, { orderItemId }, { status: 'PACKED' });
  });
}
