import { DAY_MS, HOUR_MS } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { fen, formatMoney } from '../../kernel/money';
import { Notification } from '../../modules/notifications/notification.entity';
import { declineRefund } from '../../modules/orders/refunds/decline-refund';
import { expireUnpaidOrders } from '../../modules/orders/placing/expire-unpaid-orders';
import { refundOrderItem } from '../../modules/orders/refunds/refund-order-item';
import { confirmOverdueReceipts } from '../../modules/packages/receipts/confirm-overdue-receipts';
import { remindStorage } from '../../modules/warehouse/storage/remind-storage';
import { buildFund } from '../builders/fund';
import { buildOrder, receivePosition } from '../builders/order';
import { buildPackage } from '../builders/package';
import { buildPackingPlan } from '../builders/packing-plan';
import { signInAgain } from '../builders/session';
import { buildStoredItem } from '../builders/stored-item';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';
import { clerk } from '../staff-actor';

let app: TestApp;
let shopper: TestClient;
let email: string;
let shoppers = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  email = `reader-${++shoppers}@example.com`;
  shopper = await app.newShopper(email);
});

const NOTIFICATIONS = `query ($first: Int, $after: String, $skip: Int, $filter: NotificationFilter) {
  notifications(first: $first, after: $after, skip: $skip, filter: $filter) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { node { id kind title body createdAt readAt targetKind targetId target { ... on Order { id } ... on Package { id } } } }
  }
}`;
const READ = `mutation ($ids: [ID!]!) {
  markNotificationsRead(input: { notificationIds: $ids }) { notifications { id readAt } viewer { id unreadNotificationCount } }
}`;
const READ_ALL =
  'mutation { markAllNotificationsRead { markedCount viewer { unreadNotificationCount } } }';
const DELETE = `mutation ($ids: [ID!]!) {
  deleteNotifications(input: { notificationIds: $ids }) { deletedIds viewer { id unreadNotificationCount } }
}`;

async function notificationsOf(client = shopper) {
  const { edges } = (await client.run(NOTIFICATIONS, { first: 50 })).notifications;
  return edges.map(({ node }: { node: object }) => node);
}
async function idsOf(client = shopper): Promise<string[]> {
  return (await notificationsOf(client)).map(({ id }: { id: string }) => id);
}
async function unread(client = shopper): Promise<number> {
  return (await client.run('{ viewer { unreadNotificationCount } }')).viewer
    .unreadNotificationCount;
}
async function latest(client = shopper) {
  const [{ kind, title, body, targetKind, target }] = await notificationsOf(client);
  return { kind, title, body, targetKind, target };
}
const kindsOf = (notifications: { kind: string }[]) => notifications.map(({ kind }) => kind);

describe('A shopper is told', () => {
  it('that money was added to the balance', async () => {
    await buildFund(app, shopper, 123_450);
    expect(await latest()).toEqual({
      kind: 'BALANCE_CREDITED',
      title: '¥1,234.50 was added to your balance',
      body: 'You can pay for orders and packages with it, without a fee.',
      targetKind: 'FUND',
      target: null,
    });
    expect(await latest(shopper.speaking('zh'))).toMatchObject({
      title: '¥1,234.50 已存入您的余额',
    });
  });

  it('that an order is paid', async () => {
    const { id, number, amount } = await buildOrder(app, shopper, { status: 'PAID' });
    const paid = await latest();
    expect(paid).toMatchObject({
      kind: 'ORDER_PAID',
      title: `Order ${number} is paid`,
      targetKind: 'ORDER',
      target: { id },
    });
    expect(paid.body).toContain(formatMoney(fen(amount)));
  });

  it('that the clock cancelled an unpaid order', async () => {
    const { id, number } = await buildOrder(app, shopper);
    app.clock.advance(73 * HOUR_MS);
    await expireUnpaidOrders(app.services);
    shopper = await signInAgain(app, email);
    expect(await latest()).toMatchObject({
      kind: 'ORDER_EXPIRED',
      title: `Order ${number} was cancelled`,
      targetKind: 'ORDER',
      target: { id },
    });
  });

  it('that an item arrived, and with the last one that the order is complete', async () => {
    const items = [{ name: 'Lamp' }, { name: 'Vase' }];
    const { number } = await buildOrder(app, shopper, { status: 'PROCESSING', items });
    await receivePosition(app.services, number, 1);
    expect(await latest()).toMatchObject({
      kind: 'ITEM_ARRIVED',
      body: expect.stringMatching(/^“(Lamp|Vase)” is in our warehouse/),
    });
    await receivePosition(app.services, number, 2);
    expect(await latest()).toMatchObject({
      kind: 'ORDER_IN_STOCK',
      title: `Order ${number} is complete in our warehouse`,
    });
    expect(kindsOf(await notificationsOf()).filter((kind) => kind === 'ITEM_ARRIVED')).toHaveLength(
      1,
    );
  });

  it('how a refund request ended', async () => {
    const refunded = await buildOrder(app, shopper, { status: 'REFUNDED' });
    expect(await latest()).toMatchObject({
      kind: 'REFUND_APPROVED',
      title: `Order ${refunded.number} was refunded`,
      body: `${formatMoney(fen(refunded.amount))} has returned to your balance. You can spend it, or withdraw what of it was paid by card or remittance.`,
    });
    const { number } = await buildOrder(app, shopper, { status: 'REFUND_PROCESSING' });
    await declineRefund(app.services, clerk, {
      orderNumber: number,
      reason: 'The shop {has} sent it',
    });
    expect(await latest()).toMatchObject({
      kind: 'REFUND_DECLINED',
      body: 'The order goes on where it was. Our answer: The shop {has} sent it',
    });
  });

  it('that an item was refunded', async () => {
    const items = [{ name: 'Lamp', unitPrice: 3_000, domesticShipping: 0 }];
    const { number } = await buildOrder(app, shopper, { status: 'PAID', items });
    await refundOrderItem(app.services, clerk, {
      orderNumber: number,
      position: 1,
      note: 'Sold out',
    });
    expect(await latest()).toMatchObject({
      kind: 'ITEM_REFUNDED',
      body: '¥30.00 for “Lamp” has returned to your balance. Sold out',
    });
  });

  it('that a package was shipped, and that the clock completed it', async () => {
    const { id, number } = await buildPackage(app, shopper, 'PENDING_RECEIPT');
    expect(await latest()).toEqual({
      kind: 'PACKAGE_SHIPPED',
      title: `Package ${number} is on its way`,
      body: `DHL carries it under the tracking number JD0146${number}.`,
      targetKind: 'PACKAGE',
      target: { id },
    });
    app.clock.advance(30 * DAY_MS + 1_000);
    await confirmOverdueReceipts(app.services);
    await confirmOverdueReceipts(app.services);
    shopper = await signInAgain(app, email);
    const [completed, ...earlier] = await notificationsOf();
    expect(completed).toMatchObject({
      kind: 'PACKAGE_COMPLETED',
      targetKind: 'PACKAGE',
      target: { id },
    });
    expect(kindsOf(earlier)).not.toContain('PACKAGE_COMPLETED');
  });

  it('nothing of what did not happen', async () => {
    const { number } = await buildOrder(app, shopper);
    const refusal = refundOrderItem(app.services, clerk, {
      orderNumber: number,
      position: 1,
      note: '',
    });
    await expect(refusal).rejects.toThrow();
    expect(await notificationsOf()).toEqual([]);
  });
});

describe('The end of free storage', () => {
  const dayIn = (days: number) =>
    new Date(app.clock.now().getTime() + days * DAY_MS).toLocaleDateString('en-US', {
      ...{ month: 'long', day: 'numeric', timeZone: 'UTC' },
    });

  async function remindersAfter(days: number): Promise<string[]> {
    app.clock.advance(days * DAY_MS);
    await Promise.all([remindStorage(app.services), remindStorage(app.services)]);
    await remindStorage(app.services);
    shopper = await signInAgain(app, email);
    const notifications: { kind: string; title: string }[] = await notificationsOf();
    return notifications
      .filter(({ kind }) => kind === 'STORAGE_REMINDER')
      .map(({ title }) => title);
  }

  it('is announced 10, 5 and 1 days before and told of, each time once and by its date', async () => {
    await buildStoredItem(app, shopper);
    const end = dayIn(30);
    expect(await remindersAfter(19.9)).toEqual([]);
    expect(await remindersAfter(0.2)).toEqual([`Free storage until ${end}`]);
    expect(await remindersAfter(4)).toHaveLength(1);
    expect(await remindersAfter(1)).toHaveLength(2);
    expect(await remindersAfter(4)).toHaveLength(3);
    expect(await remindersAfter(1)).toEqual([
      `Free storage ended on ${end}`,
      ...Array<string>(3).fill(`Free storage until ${end}`),
    ]);
    expect(await remindersAfter(20)).toHaveLength(4);
  });

  it('of one item names it', async () => {
    await buildStoredItem(app, shopper);
    await remindersAfter(20.1);
    expect((await latest()).body).toMatch(
      /^Free storage of “Porcelain teapot” ends on [^.]+ UTC\./,
    );
  });

  it('is told by the clock of who reads it, and in UTC to who does not say where they are', async () => {
    await buildStoredItem(app, shopper);
    await remindersAfter(20.1);
    const QUERY = '{ notifications(first: 1) { edges { node { title body } } } }';
    const readIn = async (cookie: string) => {
      const response = await shopper.fetch('/graphql', {
        ...{ method: 'POST', body: JSON.stringify({ query: QUERY }) },
        headers: { 'content-type': 'application/json', cookie },
      });
      const { data } = (await response.json()) as { data: any }; // eslint-disable-line @typescript-eslint/no-explicit-any -- read freely
      return data.notifications.edges[0].node as { title: string; body: string };
    };
    const end = new Date(app.clock.now().getTime() + 9.9 * DAY_MS);
    const inWords = (timeZone: string) =>
      end
        .toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone })
        .replace(/\s/g, ' ');
    for (const timeZone of ['Asia/Shanghai', 'America/New_York'])
      expect((await readIn(`timeZone=${encodeURIComponent(timeZone)}`)).body).toContain(
        ` on ${inWords(timeZone)}. `,
      );
    for (const cookie of ['', 'timeZone=Nowhere', 'timeZone=%'])
      expect((await readIn(cookie)).body).toContain(` on ${inWords('UTC')} UTC. `);

    const headers = { cookie: 'timeZone=Asia%2FShanghai' };
    const rest = await shopper.fetch('/api/v1/notifications', { headers });
    expect(await rest.text()).toContain(inWords('Asia/Shanghai'));
  });

  it('of several items is one notification, and one missed is not told late', async () => {
    await buildStoredItem(app, shopper);
    const end = dayIn(30);
    app.clock.advance(DAY_MS);
    await buildStoredItem(app, shopper);
    expect(await remindersAfter(40)).toEqual([`Free storage ended on ${end}`]);
    expect(await latest()).toMatchObject({
      body: expect.stringMatching(/^Free storage of 2 items ended on [^.]+ UTC\./),
      targetKind: 'WAREHOUSE',
      target: null,
    });
  });

  it('does not come nearer while an item is packed, and is announced after it', async () => {
    const { id } = await buildStoredItem(app, shopper);
    app.clock.advance(10 * DAY_MS);
    shopper = await signInAgain(app, email);
    const plan = await buildPackingPlan(shopper, [id]);
    expect(await remindersAfter(20)).toEqual([]);
    shopper = await signInAgain(app, email);
    await shopper.run(
      'mutation ($id: ID!) { cancelPackingPlan(input: { packingPlanId: $id }) { __typename } }',
      {
        id: plan.id,
      },
    );
    const end = dayIn(20);
    expect(await remindersAfter(9.9)).toEqual([]);
    expect(await remindersAfter(0.2)).toEqual([`Free storage until ${end}`]);
  });
});

describe('Notifications', () => {
  beforeEach(async () => {
    for (const amount of [100, 200, 300]) await buildFund(app, shopper, amount);
  });

  it('are listed newest first, and read on where others arrive meanwhile', async () => {
    const { notifications } = await shopper.run(NOTIFICATIONS, { first: 2 });
    expect(notifications).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    await buildFund(app, shopper, 400);
    const after = notifications.pageInfo.endCursor;
    const { notifications: rest } = await shopper.run(NOTIFICATIONS, { first: 2, after });
    expect(rest).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: false } });
    expect(rest.edges).toEqual([
      { node: expect.objectContaining({ title: '¥1.00 was added to your balance' }) },
    ]);
  });

  it('are narrowed to what is unread or of one kind', async () => {
    const [first] = await idsOf();
    await shopper.run(READ, { ids: [first] });
    const found = async (filter: object) =>
      (await shopper.run(NOTIFICATIONS, { filter })).notifications.totalCount;
    expect(await found({ isRead: true })).toBe(1);
    expect(await found({ isRead: false })).toBe(2);
    expect(await found({ isRead: null, kind: 'BALANCE_CREDITED' })).toBe(3);
    expect(await found({ kind: 'ORDER_PAID' })).toBe(0);
  });

  it('are read; one read before keeps its time', async () => {
    const [first, second] = await idsOf();
    const { markNotificationsRead } = await shopper.run(READ, { ids: [first, first] });
    expect(markNotificationsRead.viewer).toEqual({
      id: shopper.viewerId,
      unreadNotificationCount: 2,
    });
    const [{ readAt }] = markNotificationsRead.notifications;
    expect(readAt).not.toBeNull();
    app.clock.advance(60_000);
    const again = (await shopper.run(READ, { ids: [first, second] })).markNotificationsRead;
    expect(again.notifications[0]).toEqual({ id: first, readAt });
    expect(again.notifications[1].readAt > readAt).toBe(true);
    expect(await unread()).toBe(1);
  });

  it('are all read at once', async () => {
    const { markAllNotificationsRead } = await shopper.run(READ_ALL);
    expect(markAllNotificationsRead).toEqual({
      markedCount: 3,
      viewer: { unreadNotificationCount: 0 },
    });
    expect((await shopper.run(READ_ALL)).markAllNotificationsRead.markedCount).toBe(0);
  });

  it('are deleted for good', async () => {
    const [first, second, third] = await idsOf();
    const { deleteNotifications } = await shopper.run(DELETE, { ids: [first, third] });
    expect(deleteNotifications).toEqual({
      deletedIds: [first, third],
      viewer: { id: shopper.viewerId, unreadNotificationCount: 1 },
    });
    expect(await idsOf()).toEqual([second]);
  });

  it('cannot be read, marked or deleted by another shopper', async () => {
    const ids = await idsOf();
    const stranger = await app.newShopper();
    expect(await notificationsOf(stranger)).toEqual([]);
    expect(await unread(stranger)).toBe(0);
    for (const operation of [READ, DELETE])
      for (const id of [ids[0], newId()]) {
        const refusal = await stranger.refusal(operation, { ids: [id] });
        expect(refusal.extensions.code).toBe('NOT_FOUND');
      }
    await stranger.run(READ_ALL);
    expect(await unread()).toBe(3);
  });

  it('are changed all or none', async () => {
    const ids = [...(await idsOf()), newId()];
    for (const operation of [READ, DELETE])
      expect((await shopper.refusal(operation, { ids })).extensions.code).toBe('NOT_FOUND');
    expect(await unread()).toBe(3);
  });

  it.each([
    ['none', [], { en: 'Please fill this in', zh: '请填写此项' }],
    ['too many', Array(51).fill('x'), { en: 'Choose at most 50', zh: '最多选择 50 项' }],
    [
      'no id',
      ['x'.repeat(27)],
      { en: 'Choose one of the offered values', zh: '请从给出的选项中选择' },
    ],
  ])('cannot be chosen by %s', async (_, ids, says) => {
    for (const operation of [READ, DELETE])
      for (const language of ['en', 'zh'] as const) {
        const refusal = await shopper.speaking(language).refusal(operation, { ids });
        expect(refusal.extensions).toMatchObject({
          code: 'VALIDATION_FAILED',
          fields: { notificationIds: says[language] },
        });
      }
    expect(await unread()).toBe(3);
  });

  it.each([
    { first: 0 },
    { first: 51 },
    { skip: -1 },
    { skip: 1e9 },
    { first: 'x' },
    { after: 'x' },
    { after: '' },
    { after: 'x'.repeat(5_000) },
    { after: Buffer.from('999999999999999.x').toString('base64url') },
  ])('cannot be paged by %p', async (filter) => {
    expect((await shopper.refusal(NOTIFICATIONS, filter)).extensions.code).toBe(
      'VALIDATION_FAILED',
    );
  });

  it('cost three statements, the badge two, with the session', async () => {
    expect(await app.statementsOf(() => notificationsOf())).toHaveLength(3);
    expect(await app.statementsOf(() => unread())).toHaveLength(2);
    expect(await app.services.db.read.countBy(Notification, { userId: shopper.viewerId })).toBe(3);
  });
});
