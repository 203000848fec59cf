import { DAY_MS } from '../../kernel/clock';
import { confirmOverdueReceipts } from '../../modules/packages/receipts/confirm-overdue-receipts';
import { listPackageWork } from '../../modules/packages/package-work.queries';
import { shipPackage } from '../../modules/fulfilment/ship-package';
import { buildFund } from '../builders/fund';
import { buildPackage } from '../builders/package';
import { buildPackingPlan } from '../builders/packing-plan';
import { payPlan } from '../builders/pay-plan';
import { signInAgain } from '../builders/session';
import { buildStoredItem } from '../builders/stored-item';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';
import { clerk } from '../staff-actor';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const FIELDS = `id number status deliveryMethod carrier trackingNumber createdAt shippedAt
  completedAt autoConfirmAt logisticsFee chargeableGrams options { code label } remark fees { code label amount }
  address { lastName city countryName } items { id name status } availableActions
  review { stars content isAnonymous authorName }`;
const TIMELINE = 'timeline { event label actor note }';
const PACKAGE = `query ($id: ID!) { package(id: $id) { ${FIELDS} ${TIMELINE} } }`;
const PACKAGES = `query ($status: PackageStatus, $page: Int, $pageSize: Int) {
  packages(filter: { status: $status }, page: $page, pageSize: $pageSize) {
    items { ${FIELDS} } total page pageSize counts { status count }
  }
}`;
const ORDER = 'query ($id: ID!) { order(id: $id) { status items { status } } }';
const STORE = '{ storedItems { id status packingPlanId freeDaysLeft } }';
const FUND =
  '{ viewer { fund { balance } } fundRecords { edges { node { type amount remark } } } }';
const CANCEL = `mutation ($id: ID!) {
  cancelPackage(input: { packageId: $id }) { package { status availableActions } viewer { fund { balance } } }
}`;
const CONFIRM = `mutation ($id: ID!) {
  confirmReceipt(input: { packageId: $id }) { package { status completedAt availableActions } viewer { id } }
}`;
const REVIEW = `mutation ($input: ReviewPackageInput!) {
  reviewPackage(input: $input) {
    package { availableActions review { stars content isAnonymous authorName } }
  }
}`;

async function packageOf(client: TestClient, id: string) {
  return (await client.run(PACKAGE, { id })).package;
}

async function itemStatusOf(client: TestClient, orderId: string): Promise<string> {
  return (await client.run(ORDER, { id: orderId })).order.items[0].status;
}

describe('A package (RT-18, EN-08)', () => {
  it('is named by the order that travels in it, until it is cancelled (RT-14)', async () => {
    const shopper = await app.newShopper();
    const { id, number, orderId } = await buildPackage(app, shopper);
    const query = `query ($id: ID!) {
      order(id: $id) { items { storedItem { package { id number status } } } }
    }`;
    const parcelOf = async () =>
      (await shopper.run(query, { id: orderId })).order.items[0].storedItem.package;
    expect(await parcelOf()).toEqual({ id, number, status: 'PENDING_SHIPMENT' });
    await shopper.run(CANCEL, { id });
    expect(await parcelOf()).toBeNull();
  });

  it('does not count as received before it is a week late, however long its line takes', async () => {
    const slowBy = (days: number) =>
      app.services.db.transaction((tx) =>
        tx.query('UPDATE delivery_lines SET max_days = max_days + ?', [days]),
      );
    const shopper = await app.newShopper('ocean@example.com');
    await slowBy(30);
    const { id } = await buildPackage(app, shopper, 'PENDING_RECEIPT');
    const query =
      'query ($id: ID!) { package(id: $id) { autoConfirmAt expectedArrival { until } } }';
    const { autoConfirmAt, expectedArrival } = (await shopper.run(query, { id })).package;
    await slowBy(-30);
    expect(Date.parse(autoConfirmAt) - Date.parse(expectedArrival.until)).toBe(7 * DAY_MS);
  });

  it('is paid, shipped, received and reviewed; its timeline tells', async () => {
    const shopper = await app.newShopper('walter@example.com');
    const { id, number, storedItemId, orderId, fee } = await buildPackage(app, shopper);
    expect(await packageOf(shopper, id)).toMatchObject({
      number,
      status: 'PENDING_SHIPMENT',
      deliveryMethod: 'Air, general goods',
      carrier: null,
      trackingNumber: null,
      autoConfirmAt: null,
      logisticsFee: fee,
      chargeableGrams: 550,
      address: { lastName: 'Byron', city: 'Berlin', countryName: 'Germany' },
      items: [{ id: storedItemId, name: 'Porcelain teapot', status: 'PACKED' }],
      availableActions: ['CANCEL'],
      review: null,
    });
    expect(await itemStatusOf(shopper, orderId)).toBe('PACKED');

    const shipping = { packageNumber: number, carrier: ' DHL ', trackingNumber: 'JD0146' };
    await shipPackage(app.services, clerk, shipping);
    const shipped = await packageOf(shopper, id);
    expect(shipped).toMatchObject({
      status: 'PENDING_RECEIPT',
      carrier: 'DHL',
      trackingNumber: 'JD0146',
      availableActions: ['CONFIRM_RECEIPT'],
    });
    const waitingMs = Date.parse(shipped.autoConfirmAt) - Date.parse(shipped.shippedAt);
    expect(waitingMs).toBe(30 * DAY_MS);
    expect(await itemStatusOf(shopper, orderId)).toBe('SHIPPED');

    const { confirmReceipt } = await shopper.run(CONFIRM, { id });
    expect(confirmReceipt.package).toEqual({
      status: 'COMPLETED',
      completedAt: expect.any(String),
      availableActions: ['REVIEW'],
    });
    const input = { packageId: id, stars: 5, content: ' Arrived whole ' };
    const { reviewPackage } = await shopper.run(REVIEW, { input });
    expect(reviewPackage.package).toEqual({
      availableActions: [],
      review: { stars: 5, content: 'Arrived whole', isAnonymous: false, authorName: 'w***' },
    });
    const line = (event: string, label: string, actor: string, note = '') => {
      return { event, label, actor, note };
    };
    expect((await packageOf(shopper, id)).timeline).toEqual([
      line('OPEN', 'Package paid, waiting to be shipped', 'SHOPPER'),
      line('SHIP', 'Package shipped', 'OPERATOR', 'DHL JD0146'),
      line('CONFIRM_RECEIPT', 'Receipt confirmed', 'SHOPPER'),
      line('REVIEW', 'Package reviewed', 'SHOPPER'),
    ]);
    const inChinese = await packageOf(shopper.speaking('zh'), id);
    expect(inChinese.deliveryMethod).toBe('空运普货专线');
    expect(inChinese.address.countryName).toBe('德国');
    expect(inChinese.timeline[0].label).not.toBe('Package paid, waiting to be shipped');
  });

  it('cancelled, gives back the money and the items (ST-10)', async () => {
    const shopper = await app.newShopper();
    const { id, number, storedItemId, orderId, fee } = await buildPackage(app, shopper);
    const { cancelPackage } = await shopper.run(CANCEL, { id });
    expect(cancelPackage).toEqual({
      package: { status: 'CANCELLED', availableActions: [] },
      viewer: { fund: { balance: fee } },
    });
    const { fundRecords } = await shopper.run(FUND);
    expect(fundRecords.edges[0].node).toEqual({
      type: 'PACKAGE_REFUND',
      amount: fee,
      remark: number,
    });
    expect(await itemStatusOf(shopper, orderId)).toBe('ARRIVED');
    expect((await shopper.run(STORE)).storedItems).toEqual([
      { id: storedItemId, status: 'STORED', packingPlanId: null, freeDaysLeft: 30 },
    ]);
    expect((await packageOf(shopper, id)).items).toMatchObject([{ id: storedItemId }]);
    await buildPackingPlan(shopper, [storedItemId]);
  });

  it('cannot be cancelled twice, not even in parallel', async () => {
    const shopper = await app.newShopper();
    const { id, fee } = await buildPackage(app, shopper);
    const answers = await Promise.all(Array.from({ length: 8 }, () => shopper.ask(CANCEL, { id })));
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done');
    expect(codes.sort()).toEqual([...Array(7).fill('PACKAGE_STATUS_FORBIDS'), 'done']);
    expect((await shopper.run(FUND)).viewer.fund.balance).toBe(fee);
  });

  it('completes by itself 30 days after shipping, not sooner', async () => {
    const email = 'silent@example.com';
    const { id } = await buildPackage(app, await app.newShopper(email), 'PENDING_RECEIPT');
    app.clock.advance(30 * DAY_MS - 60_000);
    await confirmOverdueReceipts(app.services);
    const shopper = await signInAgain(app, email);
    expect((await packageOf(shopper, id)).status).toBe('PENDING_RECEIPT');
    app.clock.advance(60_000);
    await confirmOverdueReceipts(app.services);
    expect(await packageOf(shopper, id)).toMatchObject({
      status: 'COMPLETED',
      completedAt: expect.any(String),
      availableActions: ['REVIEW'],
    });
    expect((await packageOf(shopper, id)).timeline[2]).toMatchObject({
      event: 'AUTO_CONFIRM',
      actor: 'CLOCK',
    });
    expect(await confirmOverdueReceipts(app.services)).toBe(0);
  });

  it.each([
    ['PENDING_SHIPMENT', CONFIRM],
    ['PENDING_RECEIPT', CANCEL],
    ['COMPLETED', CANCEL],
    ['COMPLETED', CONFIRM],
    ['CANCELLED', CONFIRM],
  ] as const)('%s cannot be moved by %s', async (status, mutation) => {
    const shopper = await app.newShopper();
    const { id } = await buildPackage(app, shopper, status);
    const before = await packageOf(shopper, id);
    const refusal = await shopper.refusal(mutation, { id });
    expect(refusal).toMatchObject({
      message: 'This is not possible for the package any more. Its status has changed',
      extensions: { code: 'PACKAGE_STATUS_FORBIDS' },
    });
    expect((await shopper.speaking('zh').refusal(mutation, { id })).message).toBe(
      '包裹状态已变化，无法进行此操作',
    );
    expect(await packageOf(shopper, id)).toEqual(before);
  });
});

describe('What was chosen besides packing', () => {
  it('stands on the package, in the language of its reader', async () => {
    const shopper = await app.newShopper();
    const item = await buildStoredItem(app, shopper);
    const options = { extraProtection: true, removePackaging: false, insurance: true };
    const plan = await buildPackingPlan(shopper, [item.id], { options });
    await buildFund(app, shopper, plan.total);
    const { id } = await payPlan(shopper, plan.id);
    expect((await packageOf(shopper, id)).options).toEqual([
      { code: 'EXTRA_PROTECTION', label: 'Extra protection' },
      { code: 'INSURANCE', label: 'Insurance' },
    ]);
    const { options: named } = await packageOf(shopper.speaking('zh'), id);
    expect(named.map(({ label }: { label: string }) => label)).toEqual(['加固包装', '运输保险']);
  });

  it('is nothing where nothing was', async () => {
    const shopper = await app.newShopper();
    const { id } = await buildPackage(app, shopper);
    expect((await packageOf(shopper, id)).options).toEqual([]);
  });
});

describe('The operator', () => {
  it('sees what is to be packed', async () => {
    const shopper = await app.newShopper();
    const { number, storedItemId } = await buildPackage(app, shopper);
    const { oldest } = await listPackageWork(app.services);
    expect(oldest.find((one) => one.number === number)).toMatchObject({
      deliveryMethod: 'Air, general goods',
      address: { city: 'Berlin' },
      declarations: [{ storedItemId, description: 'Teapot', declaredValue: 10_00 }],
      options: { extraProtection: false },
    });
  });

  it.each([{ carrier: ' ' }, { trackingNumber: '' }, { trackingNumber: 'x'.repeat(61) }])(
    'cannot ship with %p',
    async (wrong) => {
      const shopper = await app.newShopper();
      const { id, number } = await buildPackage(app, shopper);
      const shipping = { packageNumber: number, carrier: 'DHL', trackingNumber: 'JD0146' };
      await expect(shipPackage(app.services, clerk, { ...shipping, ...wrong })).rejects.toThrow(
        'VALIDATION_FAILED',
      );
      expect((await packageOf(shopper, id)).status).toBe('PENDING_SHIPMENT');
    },
  );

  it('cannot ship twice, nor what is not there', async () => {
    const shopper = await app.newShopper();
    const { number } = await buildPackage(app, shopper, 'PENDING_RECEIPT');
    const shipping = { carrier: 'DHL', trackingNumber: 'JD0147' };
    await expect(
      shipPackage(app.services, clerk, { ...shipping, packageNumber: number }),
    ).rejects.toThrow('PACKAGE_STATUS_FORBIDS');
    await expect(
      shipPackage(app.services, clerk, { ...shipping, packageNumber: 'PK1' }),
    ).rejects.toThrow('NOT_FOUND');
  });
});

describe('The list of packages (RT-17)', () => {
  it('filters by status, counts every tab and turns pages', async () => {
    const shopper = await app.newShopper();
    const first = await buildPackage(app, shopper, 'COMPLETED');
    const second = await buildPackage(app, shopper, 'CANCELLED');
    const third = await buildPackage(app, shopper);
    const listed = async (variables: object) => {
      const { packages } = await shopper.run(PACKAGES, { ...variables });
      return [packages.items.map((one: { id: string }) => one.id), packages.total];
    };
    expect(await listed({})).toEqual([[third.id, second.id, first.id], 3]);
    expect(await listed({ status: 'CANCELLED' })).toEqual([[second.id], 1]);
    expect(await listed({ status: 'PENDING_RECEIPT' })).toEqual([[], 0]);
    expect(await listed({ page: 2, pageSize: 2 })).toEqual([[first.id], 3]);
    expect((await shopper.run(PACKAGES, { status: 'COMPLETED' })).packages.counts).toEqual([
      { status: 'PENDING_SHIPMENT', count: 1 },
      { status: 'PENDING_RECEIPT', count: 0 },
      { status: 'COMPLETED', count: 1 },
      { status: 'CANCELLED', count: 1 },
    ]);
    const page = await app.statementsOf(() => shopper.run(PACKAGES));
    const one = await app.statementsOf(() => shopper.run(PACKAGES, { pageSize: 1 }));
    expect(page).toHaveLength(one.length);
    expect(page.length).toBeLessThanOrEqual(5);
    const detail = await app.statementsOf(() => packageOf(shopper, first.id));
    expect(detail.length).toBeLessThanOrEqual(7);
  });

  it.each([{ page: 0 }, { page: -1 }, { pageSize: 51 }, { pageSize: 0 }])(
    'refuses %p',
    async (wrong) => {
      const shopper = await app.newShopper();
      const refusal = await shopper.refusal(PACKAGES, wrong);
      expect(refusal.extensions.code).toBe('VALIDATION_FAILED');
    },
  );
});

describe('Several receipts are confirmed at once', () => {
  const CONFIRM_ALL = `mutation ($packageIds: [ID!]!) {
    confirmReceipts(input: { packageIds: $packageIds }) {
      packages { id status completedAt availableActions } viewer { id }
    }
  }`;
  const statusesOf = async (client: TestClient, ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await packageOf(client, id)).status));

  it('all of them, each with its timeline (ST-10)', async () => {
    const shopper = await app.newShopper();
    const ids: string[] = [];
    while (ids.length < 3) ids.push((await buildPackage(app, shopper, 'PENDING_RECEIPT')).id);
    const packageIds = [...ids, ids[0]!];
    const { packages } = (await shopper.run(CONFIRM_ALL, { packageIds })).confirmReceipts;
    expect(packages).toHaveLength(3);
    for (const one of packages)
      expect(one).toMatchObject({ status: 'COMPLETED', availableActions: ['REVIEW'] });
    const { timeline } = await packageOf(shopper, ids[2]!);
    expect(timeline.at(-1)).toMatchObject({ event: 'CONFIRM_RECEIPT', actor: 'SHOPPER' });
  });

  it('or none, where one was not shipped, is received or is a stranger’s', async () => {
    const shopper = await app.newShopper();
    const shipped = (await buildPackage(app, shopper, 'PENDING_RECEIPT')).id;
    const waiting = (await buildPackage(app, shopper)).id;
    const received = (await buildPackage(app, shopper, 'COMPLETED')).id;
    const foreign = (await buildPackage(app, await app.newShopper(), 'PENDING_RECEIPT')).id;
    const codeOf = async (packageIds: readonly string[]) =>
      (await shopper.refusal(CONFIRM_ALL, { packageIds })).extensions.code;
    expect(await codeOf([shipped, waiting])).toBe('PACKAGE_STATUS_FORBIDS');
    expect(await codeOf([received, shipped])).toBe('PACKAGE_STATUS_FORBIDS');
    expect(await codeOf([shipped, foreign])).toBe('NOT_FOUND');
    expect(await codeOf([shipped, 'no-such-package'])).toBe('NOT_FOUND');
    expect(await statusesOf(shopper, [shipped, waiting, received])).toEqual([
      ...['PENDING_RECEIPT', 'PENDING_SHIPMENT', 'COMPLETED'],
    ]);
  });

  it('once, however often at the same time', async () => {
    const shopper = await app.newShopper();
    const first = (await buildPackage(app, shopper, 'PENDING_RECEIPT')).id;
    const second = (await buildPackage(app, shopper, 'PENDING_RECEIPT')).id;
    // Were one of them to name the first alone and win, the second would rightly stay as it is.
    const tries = [
      [first, second],
      [second, first],
      [first, second],
      [second, first],
    ];
    await Promise.all(tries.map((packageIds) => shopper.ask(CONFIRM_ALL, { packageIds })));
    for (const id of [first, second]) {
      const { timeline } = await packageOf(shopper, id);
      const receipts = timeline.filter(
        ({ event }: { event: string }) => event === 'CONFIRM_RECEIPT',
      );
      expect(receipts).toHaveLength(1);
    }
  });
});

describe('A review (SN-02)', () => {
  let shopper: TestClient;
  let completed: string;
  beforeEach(async () => {
    shopper = await app.newShopper();
    completed = (await buildPackage(app, shopper, 'COMPLETED')).id;
  });
  const reviewOf = async () => (await packageOf(shopper, completed)).review;

  it('names nobody when it is anonymous', async () => {
    const input = { packageId: completed, stars: 1, content: 'Broken', isAnonymous: true };
    await shopper.run(REVIEW, { input });
    expect((await reviewOf()).authorName).toBe('Anonymous shopper');
    const inChinese = await packageOf(shopper.speaking('zh'), completed);
    expect(inChinese.review.authorName).toBe('匿名用户');
  });

  it('is written once, also in parallel', async () => {
    const input = { packageId: completed, stars: 4, content: 'Good' };
    const answers = await Promise.all([1, 2, 3].map(() => shopper.ask(REVIEW, { input })));
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done');
    expect(codes.sort()).toEqual(['ALREADY_REVIEWED', 'ALREADY_REVIEWED', 'done']);
    const again = await shopper.speaking('zh').refusal(REVIEW, { input });
    expect(again.message).toBe('您已评价过该包裹');
    const { timeline } = await packageOf(shopper, completed);
    expect(timeline.filter(({ event }: { event: string }) => event === 'REVIEW')).toHaveLength(1);
  });

  it.each([
    ['content', { content: '' }, 'Please fill this in', '请填写此项'],
    ['content', { content: ' \n ' }, 'Please fill this in', '请填写此项'],
    [
      'content',
      { content: 'x'.repeat(1001) },
      'Enter at most 1,000 characters',
      '最多输入 1,000 个字符',
    ],
    ['stars', { stars: 0 }, 'Enter 1 or more', '请输入不小于 1 的数值'],
    ['stars', { stars: -3 }, 'Enter 1 or more', '请输入不小于 1 的数值'],
    ['stars', { stars: 6 }, 'Enter 5 or less', '请输入不大于 5 的数值'],
  ])('refuses %s %p (VA-14)', async (field, change, en, zh) => {
    const input = { packageId: completed, stars: 5, content: 'Fine', ...change };
    const refusal = await shopper.refusal(REVIEW, { input });
    expect(refusal.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { [field]: en },
    });
    const inChinese = await shopper.speaking('zh').refusal(REVIEW, { input });
    expect(inChinese.extensions.fields?.[field]).toBe(zh);
    expect(await reviewOf()).toBeNull();
  });

  it.each([{ stars: 4.5 }, { stars: '5' }, { content: 7 }, { content: null }, { stars: 1e12 }])(
    'refuses %p as a value of a wrong type',
    async (change) => {
      const input = { packageId: completed, stars: 5, content: 'Fine', ...change };
      const refusal = await shopper.refusal(REVIEW, { input });
      expect(refusal).toMatchObject({
        message: expect.stringMatching(/^input\.\w+: expected \w+!?$/),
        extensions: { code: 'VALIDATION_FAILED' },
      });
      expect(await reviewOf()).toBeNull();
    },
  );

  it('waits until the package is completed', async () => {
    const { id } = await buildPackage(app, shopper, 'PENDING_RECEIPT');
    const input = { packageId: id, stars: 5, content: 'Soon' };
    const refusal = await shopper.refusal(REVIEW, { input });
    expect(refusal.extensions.code).toBe('PACKAGE_STATUS_FORBIDS');
  });
});

describe("A stranger's package", () => {
  it('is like one that is not there', async () => {
    const owner = await app.newShopper();
    const stranger = await app.newShopper();
    const pending = await buildPackage(app, owner);
    const shipped = await buildPackage(app, owner, 'PENDING_RECEIPT');
    const completed = await buildPackage(app, owner, 'COMPLETED');
    const input = { packageId: completed.id, stars: 1, content: 'Not mine' };
    const before = (await owner.run(PACKAGES)).packages;
    expect(await packageOf(stranger, pending.id)).toBeNull();
    for (const [operation, own, absent] of [
      [CANCEL, { id: pending.id }, { id: 'no-such-package' }],
      [CONFIRM, { id: shipped.id }, { id: 'no-such-package' }],
      [REVIEW, { input }, { input: { ...input, packageId: 'no-such-package' } }],
    ] as const) {
      const foreign = await stranger.refusal(operation, own);
      expect(foreign.message).toBe('We could not find what you asked for');
      expect(foreign.extensions).toEqual((await stranger.refusal(operation, absent)).extensions);
      expect((await stranger.speaking('zh').refusal(operation, own)).message).toBe(
        '没有找到您要的内容',
      );
      expect((await app.guest.refusal(operation, own)).extensions.code).toBe('PLEASE_LOGIN');
    }
    expect((await owner.run(PACKAGES)).packages).toEqual(before);
    expect((await stranger.run(PACKAGES)).packages.total).toBe(0);
  });
});
