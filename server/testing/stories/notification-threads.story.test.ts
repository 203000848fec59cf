import { DAY_MS } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { sendMessage } from '../../modules/notifications/send-message';
import { confirmOverdueReceipts } from '../../modules/packages/receipts/confirm-overdue-receipts';
import { buildFund } from '../builders/fund';
import { buildOrder, receivePosition } from '../builders/order';
import { buildPackage } from '../builders/package';
import { signInAgain } from '../builders/session';
import { buildUpload } from '../builders/image';
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
  email = `threads-${++shoppers}@example.com`;
  shopper = await app.newShopper(email);
});

const THREADS = `query ($first: Int, $after: String, $filter: NotificationThreadFilter, $sort: NotificationThreadSort) {
  notificationThreads(first: $first, after: $after, filter: $filter, sort: $sort) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { node { id count unreadCount latest { kind targetKind targetId } image { url(width: 160) altText } } }
  }
}`;
const TITLED = `{
  notificationThreads(first: 50) {
    totalCount
    edges { node { id count unreadCount latest { kind target {
      ... on Order { number items { name } }
      ... on Package { number items { name } }
    } } image { url(width: 160) altText } } }
  }
}`;
const COUNTS = '{ notificationThreadCounts { targetKind count unreadCount } }';
const OF_THREAD = `query ($id: ID!) {
  notifications(filter: { threadId: $id }) { totalCount edges { node { id kind } } }
}`;
const READ = `mutation ($ids: [ID!]!) {
  markNotificationsRead(input: { notificationIds: $ids }) { viewer { unreadNotificationCount unreadThreadCount } }
}`;
const READ_ALL =
  'mutation { markAllNotificationsRead { viewer { unreadNotificationCount unreadThreadCount } } }';
const UNREAD = '{ viewer { unreadNotificationCount unreadThreadCount } }';

async function connection(variables: object = {}, client = shopper) {
  return (await client.run(THREADS, { first: 50, ...variables })).notificationThreads;
}
async function threads(variables: object = {}, client = shopper) {
  const { edges } = await connection(variables, client);
  return edges.map(({ node }: { node: object }) => node);
}
async function kinds(variables: object = {}): Promise<string[]> {
  return (await threads(variables)).map(({ latest }: { latest: { kind: string } }) => latest.kind);
}
async function notificationsOf(id: string, client = shopper) {
  const { edges } = (await client.run(OF_THREAD, { id })).notifications;
  return edges.map(({ node }: { node: { id: string; kind: string } }) => node);
}
/** An order of two items, of which the first has arrived, with three notifications including the payment's. */
async function orderWithArrival() {
  const items = [{ name: 'Lamp' }, { name: 'Vase' }];
  const order = await buildOrder(app, shopper, { status: 'PROCESSING', items });
  await receivePosition(app.services, order.number, 1);
  return order;
}

describe('What a shopper was told', () => {
  it('stands together by order, the latest first, anything else by itself', async () => {
    const { id } = await orderWithArrival();
    await buildFund(app, shopper, 300);
    await buildFund(app, shopper, 400);
    const [second, first, ofOrder, ofPayment] = await threads();
    expect(ofOrder).toEqual({
      id,
      count: 2,
      unreadCount: 2,
      latest: { kind: 'ITEM_ARRIVED', targetKind: 'ORDER', targetId: id },
      image: null,
    });
    for (const one of [second, first, ofPayment])
      expect(one).toMatchObject({ count: 1, unreadCount: 1, latest: { kind: 'BALANCE_CREDITED' } });
    expect((await connection()).totalCount).toBe(4);
    expect((await notificationsOf(id)).map(({ kind }: { kind: string }) => kind)).toEqual([
      'ITEM_ARRIVED',
      'ORDER_PAID',
    ]);
    expect(await notificationsOf(first.id)).toHaveLength(1);
  });

  it('is counted by what it is about, all of it and what is unread, in one statement', async () => {
    const { id } = await orderWithArrival();
    await buildFund(app, shopper, 300);
    const words = { titleEn: 'Hello', titleZh: '您好', bodyEn: 'Welcome', bodyZh: '欢迎' };
    await sendMessage(app.services, clerk, words, { email });
    await buildOrder(app, await app.newShopper(), { status: 'PAID' });
    const counts = async () => {
      const { notificationThreadCounts } = await shopper.run(COUNTS);
      const rows = notificationThreadCounts as {
        targetKind: string;
        count: number;
        unreadCount: number;
      }[];
      return Object.fromEntries(rows.map((row) => [row.targetKind, [row.count, row.unreadCount]]));
    };
    // Two notifications of one order are one thread.
    expect(await counts()).toEqual({ ORDER: [1, 1], FUND: [2, 2], NONE: [1, 1] });
    const [latest, other] = await notificationsOf(id);
    await shopper.run(READ, { ids: [latest!.id] });
    expect(await counts()).toMatchObject({ ORDER: [1, 1] });
    await shopper.run(READ, { ids: [other!.id] });
    expect(await counts()).toMatchObject({ ORDER: [1, 0], FUND: [2, 2] });
    const statements = await app.statementsOf(counts);
    expect(statements.filter((sql) => /messages/.test(sql))).toHaveLength(1);
  });

  it('is counted for the badge as the list shows it: by thread, as long as one of its notifications is unread', async () => {
    const { id } = await orderWithArrival();
    await buildFund(app, shopper, 300);
    const words = { titleEn: 'Hello', titleZh: '您好', bodyEn: 'Welcome', bodyZh: '欢迎' };
    await sendMessage(app.services, clerk, words, { email });
    await buildOrder(app, await app.newShopper(), { status: 'PAID' });
    /** The count of the badge, which always equals the number of threads with unread notifications. */
    const badge = async () => {
      const { viewer } = await shopper.run(UNREAD);
      const { totalCount } = await connection({ filter: { isRead: false } });
      expect(viewer.unreadThreadCount).toBe(totalCount);
      return [viewer.unreadNotificationCount, viewer.unreadThreadCount];
    };
    // The order has two notifications; its payment, money and the message have one each.
    expect(await badge()).toEqual([5, 4]);
    const [latest, other] = await notificationsOf(id);
    const read = await shopper.run(READ, { ids: [latest!.id] });
    expect(read.markNotificationsRead.viewer.unreadThreadCount).toBe(4);
    expect(await badge()).toEqual([4, 4]);
    await shopper.run(READ, { ids: [other!.id] });
    expect(await badge()).toEqual([3, 3]);
    const answered = await shopper.fetch('/api/v1/notifications?page_size=1');
    const { data } = (await answered.json()) as { data: object };
    expect(data).toMatchObject({ unread_count: 3, unread_thread_count: 3 });
    const { markAllNotificationsRead } = await shopper.run(READ_ALL);
    expect(markAllNotificationsRead.viewer).toEqual({
      unreadNotificationCount: 0,
      unreadThreadCount: 0,
    });
    expect(await badge()).toEqual([0, 0]);
  });

  it('is counted up to a hundred of a kind, which is told as that or more', async () => {
    await orderWithArrival();
    const words = { titleEn: 'Hello', titleZh: '您好', bodyEn: 'Welcome', bodyZh: '欢迎' };
    for (let count = 0; count < 103; count++)
      await sendMessage(app.services, clerk, words, { email });
    const { notificationThreadCounts } = await shopper.run(COUNTS);
    expect(notificationThreadCounts).toEqual([
      { targetKind: 'ORDER', count: 1, unreadCount: 1 },
      { targetKind: 'FUND', count: 1, unreadCount: 1 },
      { targetKind: 'NONE', count: 100, unreadCount: 100 },
    ]);
  });

  it('costs the badge one statement for both figures', async () => {
    await orderWithArrival();
    const statements = await app.statementsOf(() => shopper.run(UNREAD));
    expect(statements.filter((sql) => /messages/.test(sql))).toHaveLength(1);
  });

  it('stands together by package as well', async () => {
    const { id } = await buildPackage(app, shopper, 'PENDING_RECEIPT');
    app.clock.advance(30 * DAY_MS + 1_000);
    await confirmOverdueReceipts(app.services);
    shopper = await signInAgain(app, email);
    expect((await threads({ filter: { targetKind: 'PACKAGE' } }))[0]).toMatchObject({
      id,
      count: 3,
      latest: { kind: 'PACKAGE_COMPLETED' },
    });
  });

  it('shows a picture of what the order or package holds', async () => {
    const imageId = (await buildUpload(shopper)).id;
    const items = [{ name: 'Vase' }, { name: 'Lamp', imageId }];
    await buildOrder(app, shopper, { status: 'PAID', items });
    const [{ image }] = await threads({ filter: { targetKind: 'ORDER' } });
    expect(image).toEqual({ url: expect.stringContaining('/uploads/'), altText: 'Lamp' });
    const response = await shopper.fetch('/api/v1/notification_threads?target_kind=ORDER');
    const { data } = (await response.json()) as { data: { items: { image_url: string }[] } };
    expect(data.items[0]?.image_url).toMatch(/^\/uploads\//);
  });

  it('by an operator is a thread of its own, which does not tell how it was sent', async () => {
    const words = { titleEn: 'Hello', titleZh: '您好', bodyEn: 'Welcome', bodyZh: '欢迎' };
    const key = newId();
    await sendMessage(app.services, clerk, words, { key });
    const [{ id, count }] = await threads({ filter: { targetKind: 'NONE' } });
    expect(id).not.toBe(key);
    expect(count).toBe(1);
    expect(await notificationsOf(id)).toHaveLength(1);
  });

  it('is narrowed to a kind of page, and to what is unread', async () => {
    const { id } = await orderWithArrival();
    await buildFund(app, shopper, 300);
    expect(await kinds({ filter: { targetKind: 'ORDER' } })).toEqual(['ITEM_ARRIVED']);
    expect(await kinds({ filter: { targetKind: 'PACKAGE' } })).toEqual([]);
    const [latest, earliest] = await notificationsOf(id);
    await shopper.run(READ, { ids: [latest.id] });
    // The earlier one is still unread.
    expect(await kinds({ filter: { isRead: false, targetKind: 'ORDER' } })).toHaveLength(1);
    expect((await threads({ filter: { targetKind: 'ORDER' } }))[0].unreadCount).toBe(1);
    await shopper.run(READ, { ids: [earliest.id] });
    expect(await kinds({ filter: { isRead: false, targetKind: 'ORDER' } })).toEqual([]);
    expect(await kinds({ filter: { isRead: true } })).toEqual(['ITEM_ARRIVED']);
  });

  it('is read on where something is added meanwhile: nothing twice, nothing left out', async () => {
    const { number, id } = await orderWithArrival();
    for (const amount of [100, 200, 300]) await buildFund(app, shopper, amount);
    const { edges, pageInfo } = await connection({ first: 2 });
    await receivePosition(app.services, number, 2);
    const rest = await connection({ after: pageInfo.endCursor });
    const [moved] = await threads({ first: 1 });
    expect(moved).toMatchObject({ id, latest: { kind: 'ORDER_IN_STOCK' }, count: 3 });
    const seen = [...edges, ...rest.edges].map(({ node }: { node: { id: string } }) => node.id);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).not.toContain(id);
    expect(seen.length + 1).toBe((await connection()).totalCount);
    const oldest = { field: 'LATEST_AT', direction: 'ASC' };
    expect((await threads({ sort: oldest })).at(-1).id).toBe(id);
  });

  it('of one instant is told apart', async () => {
    await Promise.all([1, 2, 3, 4].map((one) => buildFund(app, shopper, one * 100)));
    const { edges, pageInfo } = await connection({ first: 2 });
    const { edges: others } = await connection({ after: pageInfo.endCursor });
    const ids = [...edges, ...others].map(({ node }: { node: { id: string } }) => node.id);
    expect(new Set(ids).size).toBe(4);
  });

  it('is nothing to another shopper', async () => {
    const { id } = await orderWithArrival();
    const stranger = await app.newShopper();
    expect(await threads({}, stranger)).toEqual([]);
    expect(await notificationsOf(id, stranger)).toEqual([]);
    const { edges } = await connection();
    for (const { node } of edges) expect(await notificationsOf(node.id, stranger)).toEqual([]);
  });

  it.each([
    { filter: { targetKind: 'ELSEWHERE' } },
    { filter: { isRead: 'perhaps' } },
    { after: 'x' },
    { first: 51 },
  ])('is not listed by %p', async (variables) => {
    expect((await shopper.refusal(THREADS, variables)).extensions.code).toBe('VALIDATION_FAILED');
  });

  it('names the things of its order or package for one statement more, however many there are', async () => {
    const { number } = await orderWithArrival();
    const parcel = await buildPackage(app, shopper, 'PENDING_RECEIPT');
    const bare = await app.statementsOf(() => threads());
    const named = () => shopper.run(TITLED);
    const { notificationThreads } = await named();
    const targets = notificationThreads.edges.flatMap(
      ({ node }: { node: { latest: { target: object | null } } }) => node.latest.target ?? [],
    );
    expect(targets).toContainEqual({ number, items: [{ name: 'Lamp' }, { name: 'Vase' }] });
    expect(targets).toContainEqual({
      number: parcel.number,
      items: [{ name: 'Porcelain teapot' }],
    });
    const few = await app.statementsOf(named);
    expect(few.length).toBeLessThanOrEqual(bare.length + 1);
    for (let more = 0; more < 3; more++) {
      await orderWithArrival();
      await buildPackage(app, shopper, 'PENDING_RECEIPT');
    }
    expect(await app.statementsOf(named)).toHaveLength(few.length);
  });

  it('costs as many statements with many orders and packages as with one of each', async () => {
    await orderWithArrival();
    await buildPackage(app, shopper, 'PENDING_RECEIPT');
    const few = await app.statementsOf(() => threads());
    for (let more = 0; more < 3; more++) {
      await orderWithArrival();
      await buildPackage(app, shopper, 'PENDING_RECEIPT');
    }
    // Session, list, counts and total; orders' items, packages and what lies in them.
    expect(few.length).toBeLessThanOrEqual(8);
    expect(await app.statementsOf(() => threads())).toHaveLength(few.length);
  });
});
