import { MINUTE_MS } from '../../kernel/clock';
import { expirePackingPlans } from '../../modules/warehouse/packing/expire-packing-plans';
import { buildAddress } from '../builders/address';
import { buildFund } from '../builders/fund';
import {
  buildPackingPlan,
  CREATE_PLAN,
  packingForm,
  type PackingForm,
} from '../builders/packing-plan';
import { payPlan } from '../builders/pay-plan';
import { buildStoredItem } from '../builders/stored-item';
import { startTestApp, type TestApp } from '../test-app';
import { codeOf, REFUSAL, type TestClient, type Answer } from '../test-client';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const QUOTES = `query ($input: QuoteInput!) {
  deliveryQuotes(input: $input) {
    lineId name group minDays maxDays actualGrams volumetricGrams chargeableGrams
    firstPrice furtherPrice fees { code label amount } total unusableReason
  }
}`;
const PLAN = `query ($id: ID!) {
  packingPlan(id: $id) {
    status deliveryMethod chargeableGrams total remark fees { code amount }
    address { firstName countryCode countryName } items { id status }
  }
}`;
const CANCEL_PLAN = `mutation ($id: ID!) {
  cancelPackingPlan(input: { packingPlanId: $id }) { storedItems { id status packingPlanId } }
}`;
const PAY = `mutation ($input: PayInput!) { pay(input: $input) { ... on PayPayload { payment { id } } ${REFUSAL} } }`;
const REFUND = `mutation ($orderId: ID!) {
  requestRefund(input: { orderId: $orderId, reason: "Too late" }) { ... on RequestRefundPayload { order { status } } ${REFUSAL} }
}`;
const STATUSES = '{ storedItems { id status packingPlanId } }';

async function statusesOf(shopper: TestClient): Promise<string[]> {
  const { storedItems } = await shopper.run(STATUSES);
  return storedItems.map(({ status }: { status: string }) => status);
}

async function itemsOf(shopper: TestClient, status: string) {
  const { storedItems } = await shopper.run(
    `query ($status: StoredItemStatus!) {
      storedItems(filter: { status: $status }) { id packingPlanId availableActions freeUntil }
    }`,
    { status },
  );
  return storedItems;
}

async function payPlanOf(shopper: TestClient, plan: { id: string; total: number }) {
  await buildFund(app, shopper, plan.total);
  return payPlan(shopper, plan.id);
}

function codesOf(answers: readonly Answer<unknown>[]) {
  return answers.map((answer) => codeOf(answer) ?? 'done').sort();
}

describe('The delivery lines for a parcel', () => {
  it('each show their price item by item, in the language asked for', async () => {
    const shopper = await app.newShopper();
    const { id } = await buildStoredItem(app, shopper);
    const addressId = await buildAddress(shopper);
    const declaredValues = [{ storedItemId: id, declaredValue: 100_00 }];
    const input = { storedItemIds: [id], addressId, declaredValues };
    const { deliveryQuotes } = await shopper.run(QUOTES, {
      input: { ...input, options: { insurance: true } },
    });
    expect(deliveryQuotes).toHaveLength(7);
    expect(deliveryQuotes[0]).toEqual({
      lineId: 'dhl-express',
      name: 'DHL Express',
      group: 'EXPRESS',
      minDays: 1,
      maxDays: 3,
      actualGrams: 550,
      volumetricGrams: 600,
      chargeableGrams: 600,
      firstPrice: 170_00,
      furtherPrice: 58_00,
      fees: [
        { code: 'FIRST_WEIGHT', label: 'First 500 g', amount: 170_00 },
        { code: 'FURTHER_WEIGHT', label: 'Weight beyond 500 g', amount: 58_00 },
        { code: 'CUSTOMS_DECLARATION', label: 'Customs declaration', amount: 8_00 },
        { code: 'INSURANCE', label: 'Insurance', amount: 3_00 },
      ],
      total: 239_00,
      unusableReason: null,
    });
    const zh = await shopper.speaking('zh').run(QUOTES, { input });
    expect(zh.deliveryQuotes[0].fees[0].label).toBe('首重 500 g');
    expect(zh.deliveryQuotes[6].name).toBe('海运');
  });

  it('or why they cannot carry it', async () => {
    const shopper = await app.newShopper();
    const { id } = await buildStoredItem(app, shopper, { weightGrams: 28_000, lengthMm: 700 });
    const addressId = await buildAddress(shopper, {
      ...{ countryCode: 'BR', province: 'SP', city: 'São Paulo', postcode: '01310-100' },
    });
    const input = { storedItemIds: [id], addressId };
    const reasonsIn = async (language: 'en' | 'zh') => {
      const { deliveryQuotes } = await shopper.speaking(language).run(QUOTES, { input });
      return deliveryQuotes.map((quote: { unusableReason: string }) => quote.unusableReason);
    };
    const notThere = 'Does not deliver to this country';
    const tooHeavy = 'Carries at most 30 kg; this parcel counts as 30.8 kg';
    expect(await reasonsIn('en')).toEqual([
      null,
      null,
      notThere,
      tooHeavy,
      tooHeavy,
      notThere,
      notThere,
    ]);
    expect((await reasonsIn('zh'))[3]).toBe('最多承运 30 kg，此包裹计费重量为 30.8 kg');
  });
});

describe('A packing plan', () => {
  it('reserves its items for 30 minutes at the price quoted (RT-16)', async () => {
    const shopper = await app.newShopper();
    const first = await buildStoredItem(app, shopper);
    const second = await buildStoredItem(app, shopper);
    const plan = await buildPackingPlan(shopper, [first.id, second.id], { remark: 'Gently' });
    const minutesLeft = (Date.parse(plan.expiresAt) - app.clock.now().getTime()) / MINUTE_MS;
    expect(Math.round(minutesLeft)).toBe(30);
    expect((await shopper.run(PLAN, { id: plan.id })).packingPlan).toEqual({
      status: 'OPEN',
      deliveryMethod: 'Air, general goods',
      chargeableGrams: 1_100,
      total: 78_00 + 2 * 34_00 + 8_00,
      remark: 'Gently',
      fees: [
        { code: 'FIRST_WEIGHT', amount: 78_00 },
        { code: 'FURTHER_WEIGHT', amount: 68_00 },
        { code: 'CUSTOMS_DECLARATION', amount: 8_00 },
      ],
      address: { firstName: 'Ada', countryCode: 'DE', countryName: 'Germany' },
      items: [
        { id: first.id, status: 'RESERVED' },
        { id: second.id, status: 'RESERVED' },
      ],
    });
  });

  it('is found again by what it reserves, until it is given up (RT-15, RT-17)', async () => {
    const shopper = await app.newShopper();
    const items = [await buildStoredItem(app, shopper), await buildStoredItem(app, shopper)];
    const plan = await buildPackingPlan(shopper, [items[0]!.id]);
    const found = `{ storedItems { id freeUntil freeUntilIfReleased
      packingPlan { id status total expiresAt } } }`;
    const { id, total, expiresAt } = plan;
    const { storedItems: before } = await shopper.run(found);
    expect(before.map((item: { packingPlan: unknown }) => item.packingPlan)).toEqual([
      { id, status: 'OPEN', total, expiresAt },
      null,
    ]);
    // Its clock is stopped: storage time is counted from now, as that of the other one.
    expect(before[0].freeUntil).toBeNull();
    expect(before[0].freeUntilIfReleased).toBe(before[1].freeUntil);
    await shopper.run(CANCEL_PLAN, { id });
    const { storedItems: after } = await shopper.run(found);
    expect(after.map((item: { packingPlan: unknown }) => item.packingPlan)).toEqual([null, null]);
    expect(after[0].freeUntil).toBe(before[0].freeUntilIfReleased);
  });

  it('cancelled, frees its items; it cannot be cancelled or paid again', async () => {
    const shopper = await app.newShopper();
    const { id } = await buildStoredItem(app, shopper);
    const plan = await buildPackingPlan(shopper, [id]);
    const { cancelPackingPlan } = await shopper.run(CANCEL_PLAN, { id: plan.id });
    expect(cancelPackingPlan.storedItems).toEqual([{ id, status: 'STORED', packingPlanId: null }]);
    const again = await shopper.refusal(CANCEL_PLAN, { id: plan.id });
    expect(again.extensions.code).toBe('PACKING_PLAN_STATUS_FORBIDS');
    await expect(payPlan(shopper, plan.id)).rejects.toThrow('Refused');
    await buildPackingPlan(shopper, [id]);
  });

  it('unpaid after 30 minutes, cannot be paid even before the clock has ended it', async () => {
    const shopper = await app.newShopper();
    const { id } = await buildStoredItem(app, shopper);
    const plan = await buildPackingPlan(shopper, [id]);
    await buildFund(app, shopper, plan.total);
    app.clock.advance(30 * MINUTE_MS);
    const input = {
      kind: 'PACKING_PLAN',
      targetId: plan.id,
      method: 'BALANCE',
      idempotencyKey: 'too-late-to-pay',
    };
    const refusal = await shopper.refusal(PAY, { input });
    expect(refusal.extensions.code).toBe('PACKING_PLAN_EXPIRED');
    expect(await statusesOf(shopper)).toEqual(['STORED']);

    await expirePackingPlans(app.services);
    expect(await statusesOf(shopper)).toEqual(['STORED']);
    expect((await shopper.run(PLAN, { id: plan.id })).packingPlan.status).toBe('EXPIRED');
    expect(await expirePackingPlans(app.services)).toBe(0);
    expect((await shopper.refusal(PAY, { input })).extensions.code).toBe('PACKING_PLAN_EXPIRED');
  });

  it('over, reserves nothing from that instant on: its items are listed, priced and packed (RT-15)', async () => {
    const shopper = await app.newShopper();
    const { id } = await buildStoredItem(app, shopper);
    const before = await buildPackingPlan(shopper, [id]);
    app.clock.advance(30 * MINUTE_MS - 1);
    expect(await itemsOf(shopper, 'STORED')).toEqual([]);
    const [reserved] = await itemsOf(shopper, 'RESERVED');
    expect(reserved).toMatchObject({ id, packingPlanId: before.id, availableActions: [] });

    app.clock.advance(1);
    expect(await itemsOf(shopper, 'RESERVED')).toEqual([]);
    const [free] = await itemsOf(shopper, 'STORED');
    expect(free).toMatchObject({ id, packingPlanId: null, availableActions: ['PACK'] });
    expect(free.freeUntil).not.toBeNull();
    const after = await buildPackingPlan(shopper, [id]);
    expect(await statusesOf(shopper)).toEqual(['RESERVED']);
    const { packingPlan } = await shopper.run(PLAN, { id: before.id });
    expect(packingPlan.status).toBe('EXPIRED');
    expect((await payPlanOf(shopper, after)).number).toMatch(/^PK/);
  });

  it('over, keeps nobody from asking for a refund of its items (ST-07)', async () => {
    const shopper = await app.newShopper();
    const { id, orderId } = await buildStoredItem(app, shopper);
    await buildPackingPlan(shopper, [id]);
    expect((await shopper.refusal(REFUND, { orderId })).extensions.code).toBe('REFUND_ITEM_PACKED');
    app.clock.advance(30 * MINUTE_MS);
    const { requestRefund } = await shopper.run(REFUND, { orderId });
    expect(requestRefund.order.status).toBe('REFUND_PROCESSING');
  });

  it('ends by itself only after its time', async () => {
    const shopper = await app.newShopper();
    const { id } = await buildStoredItem(app, shopper);
    await buildPackingPlan(shopper, [id]);
    app.clock.advance(29 * MINUTE_MS);
    await expirePackingPlans(app.services);
    expect(await statusesOf(shopper)).toEqual(['RESERVED']);
  });

  it('paid, becomes a package, once (SC-04)', async () => {
    const shopper = await app.newShopper();
    const { id } = await buildStoredItem(app, shopper);
    const plan = await buildPackingPlan(shopper, [id]);
    await buildFund(app, shopper, 2 * plan.total);
    expect((await payPlan(shopper, plan.id)).number).toMatch(/^PK/);
    expect(await statusesOf(shopper)).toEqual([]);
    expect((await shopper.run(PLAN, { id: plan.id })).packingPlan).toMatchObject({
      status: 'PAID',
      items: [{ id, status: 'PACKED' }],
    });
    await expect(payPlan(shopper, plan.id)).rejects.toThrow('Refused');
    const cancel = await shopper.refusal(CANCEL_PLAN, { id: plan.id });
    expect(cancel.extensions.code).toBe('PACKING_PLAN_STATUS_FORBIDS');
  });
});

describe('Races', () => {
  it('two packs of one stored item in parallel make one plan', async () => {
    const shopper = await app.newShopper();
    const shared = await buildStoredItem(app, shopper);
    const other = await buildStoredItem(app, shopper);
    const inputs = [
      await packingForm(shopper, [shared.id]),
      await packingForm(shopper, [other.id, shared.id]),
    ];
    const answers = await Promise.all(inputs.map((input) => shopper.ask(CREATE_PLAN, { input })));
    expect(codesOf(answers)).toEqual(['STORED_ITEM_NOT_AVAILABLE', 'done']);
    const { storedItems } = await shopper.run(STATUSES);
    const plans = storedItems.flatMap(
      ({ packingPlanId }: { packingPlanId: string | null }) => packingPlanId ?? [],
    );
    expect(new Set(plans).size).toBe(1);
  });

  it('of packing an item and asking its money back one wins', async () => {
    for (let round = 0; round < 6; round++) {
      const shopper = await app.newShopper();
      const { id, orderId } = await buildStoredItem(app, shopper);
      const input = await packingForm(shopper, [id]);
      const packing = shopper.ask(CREATE_PLAN, { input });
      const refunding = shopper.ask(REFUND, { orderId });
      const [packed, refunded] = codesOf([await packing]).concat(codesOf([await refunding]));
      const [status] = await statusesOf(shopper);
      expect([packed, refunded, status]).toEqual(
        packed === 'done'
          ? ['done', 'REFUND_ITEM_PACKED', 'RESERVED']
          : ['STORED_ITEM_NOT_AVAILABLE', 'done', 'HELD'],
      );
    }
  });

  it('of paying a plan and cancelling it one wins', async () => {
    const shopper = await app.newShopper();
    const { id } = await buildStoredItem(app, shopper);
    const plan = await buildPackingPlan(shopper, [id]);
    await buildFund(app, shopper, plan.total);
    const input = {
      kind: 'PACKING_PLAN',
      targetId: plan.id,
      method: 'BALANCE',
      idempotencyKey: 'pay-or-cancel-1',
    };
    const [paid, cancelled] = await Promise.all([
      shopper.ask(PAY, { input }),
      shopper.ask(CANCEL_PLAN, { id: plan.id }),
    ]);
    const { viewer } = await shopper.run('{ viewer { fund { balance } } }');
    const outcome = [...codesOf([paid]), ...codesOf([cancelled]), viewer.fund.balance];
    expect(outcome).toEqual(
      codeOf(paid)
        ? ['NOTHING_TO_PAY', 'done', plan.total]
        : ['done', 'PACKING_PLAN_STATUS_FORBIDS', 0],
    );
  });
});

describe('Packing refuses', () => {
  let shopper: TestClient;
  let stranger: TestClient;
  let form: PackingForm;
  let strangersItem: string;
  let strangersAddress: string;
  beforeAll(async () => {
    shopper = await app.newShopper();
    stranger = await app.newShopper();
    form = await packingForm(shopper, [(await buildStoredItem(app, shopper)).id]);
    strangersItem = (await buildStoredItem(app, stranger)).id;
    strangersAddress = await buildAddress(stranger);
  });

  const required = ['Please fill this in', '请填写此项'];
  const missing = ['please fill in all items', '请填写所有项目'];
  const tooSmall = ['Enter 0.01 or more', '请输入不小于 0.01 的数值'];
  type Change = (form: PackingForm) => object;
  const declaredAs = (change: object): Change => {
    return ({ declarations }) => ({
      declarations: declarations.map((declaration) => ({ ...declaration, ...change })),
    });
  };
  const wrongFields: [string, string, string[], Change][] = [
    ['no item', 'storedItemIds', required, () => ({ storedItemIds: [] })],
    [
      'too many items',
      'storedItemIds',
      ['Choose at most 50', '最多选择 50 项'],
      () => ({ storedItemIds: Array.from({ length: 51 }, String) }),
    ],
    [
      'a long id',
      'addressId',
      ['Choose one of the offered values', '请从给出的选项中选择'],
      () => ({ addressId: 'x'.repeat(27) }),
    ],
    [
      'a long remark',
      'remark',
      ['Enter at most 500 characters', '最多输入 500 个字符'],
      () => ({ remark: 'x'.repeat(501) }),
    ],
    ['no declaration', 'declarations', missing, () => ({ declarations: [] })],
    ["another item's declaration", 'declarations', missing, declaredAs({ storedItemId: 'other' })],
    [
      'a blank description',
      'declarations.0.description',
      required,
      declaredAs({ description: ' ' }),
    ],
    [
      'a long description',
      'declarations.0.description',
      ['Enter at most 100 characters', '最多输入 100 个字符'],
      declaredAs({ description: 'x'.repeat(101) }),
    ],
    [
      'a description in letters that are not read where it goes',
      'declarations.0.description',
      [
        'Write this in Latin letters: other ones are not read where it goes',
        '请用英文或拼音填写，目的地的邮政和海关不识中文',
      ],
      declaredAs({ description: '秋冬加厚羊毛围巾女' }),
    ],
    ['no value', 'declarations.0.declaredValue', tooSmall, declaredAs({ declaredValue: 0 })],
    [
      'a negative value',
      'declarations.0.declaredValue',
      tooSmall,
      declaredAs({ declaredValue: -1 }),
    ],
    [
      'a huge value',
      'declarations.0.declaredValue',
      ['Enter 10,000,000 or less', '请输入不大于 10,000,000 的数值'],
      declaredAs({ declaredValue: 1_000_000_001 }),
    ],
  ];

  it.each(wrongFields)('%s (VA-13)', async (_, field, [en, zh], change) => {
    const input = { ...form, ...change(form) };
    const refusal = await shopper.refusal(CREATE_PLAN, { input });
    expect(refusal.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { [field]: en },
    });
    const inChinese = await shopper.speaking('zh').refusal(CREATE_PLAN, { input });
    expect(inChinese.extensions.fields?.[field]).toBe(zh);
    expect(await statusesOf(shopper)).toEqual(['STORED']);
  });

  it.each([
    ['a number for an id', { addressId: 7.5 }],
    ['a text for items', { storedItemIds: { a: 1 } }],
    [
      'a text for a value',
      { declarations: [{ storedItemId: 'a', description: 'b', declaredValue: '5' }] },
    ],
    ['no address', { addressId: null }],
    ['no line', { deliveryLineId: undefined }],
  ])('%s as a value of a wrong type', async (_, change) => {
    const input = { ...form, ...change };
    const refusal = await shopper.refusal(CREATE_PLAN, { input });
    expect(refusal).toMatchObject({
      message: expect.stringMatching(/^input\.[\w.]+: expected \[?\w+!?\]?!?$/),
      extensions: { code: 'VALIDATION_FAILED' },
    });
    const inChinese = await shopper.speaking('zh').refusal(CREATE_PLAN, { input });
    expect(inChinese.message).toMatch(/^input\.[\w.]+: 应为 /);
    expect(await statusesOf(shopper)).toEqual(['STORED']);
  });

  it('half a fen, in words that say what an amount may have', async () => {
    const declarations = [{ storedItemId: 'a', description: 'b', declaredValue: 0.5 }];
    const refusal = await shopper.refusal(CREATE_PLAN, { input: { ...form, declarations } });
    expect(refusal.message).toContain('an amount has two decimals at most');
  });

  it("a stranger's item or address like one that is not there", async () => {
    const declaration = { description: 'Teapot', declaredValue: 1 };
    const packed = (id: string) => ({
      storedItemIds: [id],
      declarations: [{ ...declaration, storedItemId: id }],
    });
    for (const change of [
      packed(strangersItem),
      packed('no-such-item'),
      { addressId: strangersAddress },
      { addressId: 'no-such-address' },
    ]) {
      const input: PackingForm = { ...form, ...change };
      const { storedItemIds, addressId } = input;
      for (const [operation, variables] of [
        [CREATE_PLAN, { input }],
        [QUOTES, { input: { storedItemIds, addressId } }],
      ] as const) {
        const refusal = await shopper.refusal(operation, variables);
        expect(refusal.message).toBe('We could not find what you asked for');
        expect((await shopper.speaking('zh').refusal(operation, variables)).message).toBe(
          '没有找到您要的内容',
        );
      }
    }
    expect(await statusesOf(shopper)).toEqual(['STORED']);
    expect(await statusesOf(stranger)).toEqual(['STORED']);
  });

  it('an address that was saved before its country had rules, until it is mended (VA-08)', async () => {
    const addressId = await buildAddress(shopper);
    await app.services.db.transaction((tx) =>
      tx.update('addresses', { id: addressId }, { city: '柏林', postcode: '1062' }),
    );
    const refusal = await shopper.refusal(CREATE_PLAN, { input: { ...form, addressId } });
    expect(refusal.extensions.fields).toEqual({
      addressId: 'Edit this address first: its country’s post would not deliver it as it is',
    });
    expect(await statusesOf(shopper)).toEqual(['STORED']);
  });

  it('a line that is not there, or cannot carry the parcel', async () => {
    const brazil = await buildAddress(shopper, {
      ...{ countryCode: 'BR', province: 'SP', city: 'São Paulo', postcode: '01310-100' },
    });
    for (const change of [
      { deliveryLineId: 'pigeon' },
      { deliveryLineId: 'ocean', addressId: brazil },
    ]) {
      const input = { ...form, ...change };
      const refusal = await shopper.refusal(CREATE_PLAN, { input });
      expect(refusal.message).toBe('This delivery line cannot carry the parcel');
      expect((await shopper.speaking('zh').refusal(CREATE_PLAN, { input })).message).toBe(
        '该线路无法运送此包裹',
      );
    }
    expect(await statusesOf(shopper)).toEqual(['STORED']);
  });

  it.each([
    [-1, 'Enter 0 or more', '请输入不小于 0 的数值'],
    [1_000_000_001, 'Enter 10,000,000 or less', '请输入不大于 10,000,000 的数值'],
  ])('to price a declared value of %i', async (declaredValue, en, zh) => {
    const { storedItemIds, addressId } = form;
    const declaredValues = storedItemIds.map((storedItemId) => ({ storedItemId, declaredValue }));
    const input = { storedItemIds, addressId, declaredValues };
    const refusal = await shopper.refusal(QUOTES, { input });
    expect(refusal.extensions.fields).toEqual({ 'declaredValues.0.declaredValue': en });
    const inChinese = await shopper.speaking('zh').refusal(QUOTES, { input });
    expect(inChinese.extensions.fields).toEqual({ 'declaredValues.0.declaredValue': zh });
  });

  it("a stranger's plan like one that is not there", async () => {
    const own = await buildStoredItem(app, shopper);
    const { id } = await buildPackingPlan(shopper, [own.id]);
    expect((await stranger.run(PLAN, { id })).packingPlan).toBeNull();
    for (const planId of [id, 'no-such-plan'])
      expect((await stranger.refusal(CANCEL_PLAN, { id: planId })).extensions.code).toBe(
        'NOT_FOUND',
      );
    expect((await shopper.run(PLAN, { id })).packingPlan.status).toBe('OPEN');
  });

  it('a guest', async () => {
    for (const [operation, variables] of [
      [CREATE_PLAN, { input: form }],
      [CANCEL_PLAN, { id: 'x' }],
      [PLAN, { id: 'x' }],
      [QUOTES, { input: { storedItemIds: ['x'], addressId: 'y' } }],
    ] as const)
      expect((await app.guest.refusal(operation, variables)).message).toBe('Please Login First');
  });
});
