import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '../../kernel/ids';
import { Checkout } from '../../modules/payments/checkouts/checkout.entity';
import { buildFund } from '../builders/fund';
import { drawImage } from '../builders/image';
import { buildOrder, receivePosition } from '../builders/order';
import { buildPackage } from '../builders/package';
import { buildPackingPlan } from '../builders/packing-plan';
import { payPlan } from '../builders/pay-plan';
import { buildStoredItem } from '../builders/stored-item';
import { shipPackage } from '../../modules/fulfilment/ship-package';
import { referenceOf } from '../card-payments';
import { operate, type Spoken } from '../run-operator';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';
import { clerk } from '../staff-actor';

let app: TestApp;
let shopper: TestClient;
let email: string;
let photo: string;
beforeAll(async () => {
  app = await startTestApp();
  photo = join(app.varDir, 'photo.png');
  writeFileSync(photo, await drawImage());
});
beforeEach(async () => {
  shopper = await app.newShopper();
  ({ email } = (await shopper.run('{ viewer { email } }')).viewer);
});
afterAll(() => app.stop());

const operator = (...args: string[]): Promise<Spoken> => operate(app, ...args);

async function done(...args: string[]): Promise<string> {
  const { exitCode, out, err } = await operator(...args);
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
  return out;
}

/** Returns the output of a refused command. */
async function refused(...args: string[]): Promise<string> {
  const { exitCode, out, err } = await operator(...args);
  expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' });
  return err;
}

const MEASURED = ['--grams', '480', '--size', '300x200x100'];
const ORDER = `query ($id: ID!) { order(id: $id) {
  timeline { event note } items { storedItem { id weightGrams dimensions { lengthMm } photos { url } } }
} }`;
const orderOf = async (id: string) => (await shopper.run(ORDER, { id })).order;
const uploads = () => readdirSync(join(app.varDir, 'uploads'));
const told = async () =>
  (await shopper.run('{ notifications(first: 1) { edges { node { kind body } } } }')).notifications
    .edges[0].node;

describe('The queues of the hall', () => {
  it('tell a buyer all that is to be bought, and what was wished of it', async () => {
    const order = await buildOrder(app, shopper, {
      status: 'PAID',
      items: [
        {
          ...{ name: 'Teapot', unitPrice: 50_00, quantity: 2, domesticShipping: 8_00 },
          ...{ specification: 'Green, 800 ml', remark: 'No chips,\nplease' },
        },
      ],
      form: {
        remark: 'All from one kiln',
        finePhotos: { count: 3, location: 'The lid', note: 'The seam' },
      },
    });
    const out = await done('work');
    const [, row = ''] = new RegExp(`purchase +${order.number} +1 +Teapot +(.*)`).exec(out) ?? [];
    expect(row).toMatch(/^2 × ¥50\.00 \+ ¥8\.00 shipping https:/);
    for (const wish of ['Green, 800 ml', 'remark: No chips, please', 'order: All from one kiln'])
      expect(row).toContain(wish);
    expect(row).toContain('fine photos: 3 The lid The seam');
    await done('purchase', order.number);
    expect(await done('work')).toMatch(
      new RegExp(`receive +${order.number} .*Green, 800 ml.*fine photos: 3`),
    );
  });

  it('tell a packer what goes into a package, to whom, and what was paid besides', async () => {
    const item = await buildStoredItem(app, shopper);
    const options = { extraProtection: true, removePackaging: false, insurance: true };
    const plan = await buildPackingPlan(shopper, [item.id], { options, remark: 'A present' });
    await buildFund(app, shopper, plan.total);
    const { number } = await payPlan(shopper, plan.id);
    const out = await done('work');
    expect(out).toMatch(new RegExp(`ship +${number} .*paid extras: Extra protection, Insurance`));
    expect(out).toMatch(new RegExp(`ship +${number} .*Byron.*Berlin.*A present.*Teapot ¥10\\.00`));
    expect(out).toMatch(new RegExp(`pack +${item.orderNumber} +1 +Porcelain teapot +1 × · 500 g`));
  });

  it('are counted each for itself: a long one says how many more there are', async () => {
    for (const status of ['PAID', 'PAID', 'PROCESSING'] as const)
      await buildOrder(app, shopper, { status });
    const all = JSON.parse(await done('work', '--json'));
    const { buy, receive } = JSON.parse(await done('work', '--limit', '1', '--json'));
    expect(buy.oldest).toHaveLength(1);
    expect(buy.total).toBe(all.buy.oldest.length);
    expect(receive.oldest).toHaveLength(1);
    const text = await done('work', '--limit', '1');
    expect(text).toContain(`To buy: ${buy.total}\n`);
    expect(text).toContain(`… ${buy.total - 1} more`);
    expect(text).toMatch(/To receive: \d+\n/);
  });
});

describe('An item that arrives', () => {
  it('is not received without the photos that were paid, unless it is said why', async () => {
    const form = { finePhotos: { count: 2, location: '', note: 'The seam' } };
    const order = await buildOrder(app, shopper, { status: 'PROCESSING', form });
    const receive = ['receive', order.number, '1', ...MEASURED];
    const files = uploads();
    expect(await refused(...receive, '--photo', photo)).toContain(
      'photos: expected 1 more: 2 fine photos are paid (The seam)',
    );
    expect(uploads()).toEqual(files);
    expect(await refused(...receive, '--without-photos', ' ')).toContain('withoutPhotos: ');
    await done(...receive, '--without-photos', 'The seller asks not to open it');
    const { timeline } = await orderOf(order.id);
    expect(timeline).toContainEqual({
      event: 'RECEIVE_ITEM',
      note: 'Porcelain teapot: The seller asks not to open it',
    });
  });

  it('may have its photos from the other items of its order', async () => {
    const form = { finePhotos: { count: 2 } };
    const order = await buildOrder(app, shopper, { status: 'PROCESSING', form, items: [{}, {}] });
    await done('receive', order.number, '2', ...MEASURED, '--photo', photo);
    await done('receive', order.number, '1', ...MEASURED, '--photo', photo);
    const { items } = await orderOf(order.id);
    expect(items[0].storedItem.photos).toHaveLength(1);
  });

  it('leaves no photo where it is refused', async () => {
    const { number } = await buildOrder(app, shopper, { status: 'PAID' });
    const files = uploads();
    await refused('receive', number, '1', ...MEASURED, '--photo', photo);
    const text = join(app.varDir, 'text.png');
    writeFileSync(text, 'no picture');
    await refused('receive', number, '1', ...MEASURED, '--photo', photo, '--photo', text);
    expect(uploads()).toEqual(files);
  });

  it.each([
    ['--grams', '1', '--size', '300x200x100'],
    ['--grams', '90000', '--size', '300x200x100'],
    ['--grams', '480', '--size', '2900x200x100'],
    ['--grams', '480', '--size', '30x20x10'],
  ])('is asked about when it can hardly be meant: %s %s %s %s', async (...measured) => {
    const { number } = await buildOrder(app, shopper, { status: 'PROCESSING' });
    const receive = ['receive', number, '1', ...measured];
    expect(await refused(...receive)).toMatch(/Is that meant: .*\? Then say --sure/);
    await done(...receive, '--sure');
  });
});

describe('A slip of the operator', () => {
  it('in a tracking number that another package has is refused', async () => {
    const one = await buildPackage(app, shopper);
    const other = await buildPackage(app, shopper);
    const tracking = `EA${one.number}`;
    await done('ship', one.number, '--carrier', 'EMS', '--tracking', tracking);
    const spaced = `${tracking.slice(0, 4)} ${tracking.slice(4)}`;
    expect(await refused('ship', other.number, '--carrier', 'DHL', '--tracking', spaced)).toContain(
      `${one.number} has this one`,
    );
  });

  it('in a tracking number that several packages are given at the same instant: one is sent, whoever else', async () => {
    const packages = [];
    for (let count = 0; count < 6; count++) packages.push(await buildPackage(app, shopper));
    const trackingNumber = `EB${packages[0]!.number}`;
    const attempts = await Promise.allSettled(
      packages.map(({ number: packageNumber }) =>
        shipPackage(app.services, clerk, { packageNumber, carrier: 'EMS', trackingNumber }),
      ),
    );
    const refusals = attempts.filter(({ status }) => status === 'rejected');
    expect(refusals).toHaveLength(5);
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ reason: { code: 'VALIDATION_FAILED' } });
    const QUERY = '{ packages { items { status trackingNumber } } }';
    const { items } = (await shopper.run(QUERY)).packages as {
      items: { status: string; trackingNumber: string | null }[];
    };
    expect(items.filter((one) => one.trackingNumber === trackingNumber)).toHaveLength(1);
    expect(items.filter(({ status }) => status === 'PENDING_SHIPMENT')).toHaveLength(5);
  });

  it('that credits the same sum twice is asked about', async () => {
    await done('credit', email, '12.50', '--remark', 'Cash');
    expect(await refused('credit', email, '12.50')).toMatch(/¥12\.50 again.*Then say --again/);
    await done('credit', email, '12.60');
    await done('credit', email, '12.50', '--again');
    await done('credit', email, '12.50', '--key', `bank-${email}`);
    await app.newShopper(`second-${email}`);
    await done('credit', `second-${email}`, '12.50');
  });

  it('in a weight or size is corrected while the item lies on the shelf; its order keeps what was', async () => {
    const order = await buildOrder(app, shopper, { status: 'PROCESSING' });
    await receivePosition(app.services, order.number, 1);
    const correct = ['correct', 'item', order.number, '1', '--reason', 'Weighed with the box'];
    expect(await refused(...correct)).toContain('expected --grams, --size or both');
    expect(await refused(...correct, '--grams', '99000')).toContain('Then say --sure');
    await done(...correct, '--grams', '840');
    const { timeline, items } = await orderOf(order.id);
    expect(items[0].storedItem).toMatchObject({ weightGrams: 840, dimensions: { lengthMm: 200 } });
    const note =
      'Porcelain teapot: 500 g, 200 × 150 × 100 mm → 840 g, 200 × 150 × 100 mm. Weighed with the box';
    expect(timeline.at(-1)).toEqual({ event: 'CORRECT_ITEM', note });
    expect(await told()).toEqual({
      kind: 'ITEM_CORRECTED',
      body: '“Porcelain teapot”: 500 g, 200 × 150 × 100 mm became 840 g, 200 × 150 × 100 mm. What its parcel costs follows from that. Weighed with the box',
    });

    await buildPackingPlan(shopper, [items[0].storedItem.id]);
    expect(await refused(...correct, '--grams', '900')).toContain('(STORED_ITEM_NOT_AVAILABLE)');
  });

  it('in a tracking number is corrected while the package is on its way', async () => {
    const { id, number } = await buildPackage(app, shopper);
    const correct = ['correct', 'package', number, '--tracking', `NEW${number}`];
    expect(await refused(...correct)).toContain('(PACKAGE_STATUS_FORBIDS)');
    await done('ship', number, '--carrier', 'EMS', '--tracking', `OLD${number}`);
    await done(...correct);
    const PACKAGE =
      'query ($id: ID!) { package(id: $id) { trackingNumber timeline { event note } } }';
    const { trackingNumber, timeline } = (await shopper.run(PACKAGE, { id })).package;
    expect(trackingNumber).toBe(`NEW${number}`);
    expect(timeline.at(-1)).toEqual({
      event: 'CORRECT_TRACKING',
      note: `EMS OLD${number} → EMS NEW${number}`,
    });
    expect((await told()).body).toBe(`EMS carries it under the tracking number NEW${number}.`);
  });

  it('is told to programs as JSON on stdout, with a code', async () => {
    const { exitCode, out, err } = await operator('purchase', 'OR1', '--json');
    expect({ exitCode, err }).toEqual({ exitCode: 1, err: '' });
    expect(JSON.parse(out)).toEqual({
      error: { code: 'NOT_FOUND', message: 'There is no order number OR1' },
    });
    const wrong = await operator('credit', email, 'much', '--json');
    expect(wrong).toMatchObject({ exitCode: 2, err: '' });
    expect(JSON.parse(wrong.out).error).toMatchObject({ code: 'WRONG_USAGE' });
    const zero = await operator('credit', email, '0', '--json');
    expect(JSON.parse(zero.out).error.fields).toEqual({
      amount: 'expected ¥0.01 to ¥10,000,000.00',
    });
  });
});

describe('What the operator looks for', () => {
  it('is found by its number, tracking number, email address, phone or name, or a part of it', async () => {
    const { number, orderId } = await buildPackage(app, shopper, 'PENDING_RECEIPT');
    const { order } = await shopper.run('query ($id: ID!) { order(id: $id) { number } }', {
      id: orderId,
    });
    const found = async (...words: string[]) => JSON.parse(await done('find', ...words, '--json'));
    const numbers = (rows: { number: string }[]) => rows.map((row) => row.number);
    for (const words of [order.number, order.number.slice(3), email])
      expect(numbers((await found(words)).orders)).toContain(order.number);
    for (const words of [number, `jd0146${number.toLowerCase()}`, email.toUpperCase()])
      expect(numbers((await found(words)).packages)).toContain(number);
    expect(numbers((await found('anna', 'lee')).orders)).toContain(order.number);
    expect((await found(email)).shoppers).toMatchObject([{ email }]);
    expect(await done('find', email)).toMatch(new RegExp(`package +${number} +PENDING_RECEIPT`));
    expect(await done('find', '%')).toBe('Nothing is found.\n');
  });

  it('is also money: by the number of a payment or record, the key of a credit, the reference at the gateway', async () => {
    const credited = await done('credit', email, '12.50', '--key', 'pi_lost', '--remark', 'Found');
    const record = /^FR[\d-]+/.exec(credited)![0];
    for (const words of [record, record.toLowerCase(), 'pi_lost'])
      expect(await done('find', words)).toMatch(
        new RegExp(`^record +${record} +RECHARGE +${email} +¥12.50 .*Found$`, 'm'),
      );
    const { payment } = (
      await shopper.run(
        `mutation ($input: RechargeInput!) {
          recharge(input: $input) { ... on RechargePayload { payment { number checkoutUrl } } }
        }`,
        { input: { amount: 5_000, idempotencyKey: newId() } },
      )
    ).recharge;
    const reference = referenceOf(payment);
    const { id } = await app.services.db.read.findOneByOrFail(Checkout, { reference });
    for (const words of [payment.number, reference, id])
      expect(await done('find', words)).toMatch(
        new RegExp(`^payment +${payment.number} +PENDING +${email} .*¥50.00 ${reference}$`, 'm'),
      );
    expect(await done('find', 'pi_los')).toBe('Nothing is found.\n');
  });
});
