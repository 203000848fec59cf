import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCartItem } from '../builders/cart-item';
import { drawImage } from '../builders/image';
import { restoreTargetOf } from '../../app/restore-target';
import { configBeside, operate, type Spoken } from '../run-operator';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL, type TestClient } from '../test-client';

let app: TestApp;
let shopper: TestClient;
let email: string;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  shopper = await app.newShopper();
  ({ email } = (await shopper.run('{ viewer { email } }')).viewer);
});
afterAll(() => app.stop());

const operator = (...args: string[]): Promise<Spoken> => operate(app, ...args);

/** Returns the output of a command that must succeed. */
async function done(...args: string[]): Promise<string> {
  const { exitCode, out, err } = await operator(...args);
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
  return out;
}

const SUBMIT = `mutation { submitOrder(input: {
  contact: { name: "Ada", phone: "12345678", email: "ada@example.com" }
}) { ... on SubmitOrderPayload { order { id number } } ${REFUSAL} } }`;
const PAY = `mutation ($input: PayInput!) { pay(input: $input) { ... on PayPayload { payment {
  status order { status } package { number status }
} } ${REFUSAL} } }`;
const ORDER = `query ($id: ID!) { order(id: $id) {
  status refundAnswer items { status storedItem { id weightGrams photos { url } } }
} }`;

interface Order {
  readonly id: string;
  readonly number: string;
}

async function paidOrder(items: readonly string[]): Promise<Order> {
  for (const name of items) await buildCartItem(shopper, { name, unitPrice: 5_000 });
  const { order } = (await shopper.run(SUBMIT)).submitOrder;
  await done('credit', email, '500.00', '--remark', 'Bank transfer', '--again');
  await pay('ORDER', order.id);
  return order;
}

async function pay(kind: string, targetId: string) {
  const input = { kind, targetId, method: 'BALANCE', idempotencyKey: `pay-${targetId}` };
  return (await shopper.run(PAY, { input })).pay.payment;
}

const stateOf = async ({ id }: Order) => (await shopper.run(ORDER, { id })).order;

describe('The operator at the command line', () => {
  it('buys, receives and ships while the server runs', async () => {
    const order = await paidOrder(['Teapot', '茶杯']);
    expect(await done('work')).toMatch(
      new RegExp(`purchase +${order.number} +1 +Teapot +1 × ¥50.00 https://shop`),
    );

    expect(await done('purchase', order.number)).toBe(`${order.number} is PROCESSING.\n`);
    expect(await done('work')).toMatch(new RegExp(`receive +${order.number} +2 +茶杯`));

    const photo = join(app.varDir, 'photo.png');
    writeFileSync(photo, await drawImage());
    const measured = ['--grams', '480', '--size', '300x200x100'];
    await done('receive', order.number, '1', ...measured, '--photo', photo, '--photo', photo);
    expect((await stateOf(order)).status).toBe('PROCESSING');
    await done('receive', order.number, '2', ...measured);
    const { status, items } = await stateOf(order);
    expect(status).toBe('IN_STOCK');
    expect(items[0].storedItem).toMatchObject({ weightGrams: 480 });
    expect(items[0].storedItem.photos).toHaveLength(2);
    expect((await app.guest.fetch(items[0].storedItem.photos[0].url)).status).toBe(200);

    const number = await paidPackage(items.map((item: typeof items) => item.storedItem.id));
    expect(await done('work')).toMatch(new RegExp(`ship +${number}`));
    await done('ship', number, '--carrier', 'DHL', '--tracking', 'JD014600');
    const { packages } = await shopper.run(
      '{ packages { items { number status carrier trackingNumber } } }',
    );
    expect(packages.items).toEqual([
      { number, status: 'PENDING_RECEIPT', carrier: 'DHL', trackingNumber: 'JD014600' },
    ]);
    expect(await done('work')).not.toContain(number);
  });

  async function paidPackage(storedItemIds: string[]): Promise<string> {
    const { createAddress } = await shopper.run(`mutation { createAddress(input: {
      label: "Home", firstName: "Ada", lastName: "Byron", email: "ada@example.com",
      phone: "+1 212 555 0142", countryCode: "US", province: "NY", city: "New York", detail: "1 Broadway",
      postcode: "10004"
    }) { address { id } } }`);
    const addressId = createAddress.address.id;
    const { deliveryQuotes } = await shopper.run(
      'query ($input: QuoteInput!) { deliveryQuotes(input: $input) { lineId total } }',
      { input: { storedItemIds, addressId } },
    );
    const usable = deliveryQuotes.find(({ total }: { total: number | null }) => total !== null);
    const declarations = storedItemIds.map((storedItemId) => ({
      storedItemId,
      description: 'Porcelain',
      declaredValue: 5_000,
    }));
    const { createPackingPlan } = await shopper.run(
      `mutation ($input: CreatePackingPlanInput!) { createPackingPlan(input: $input) { ... on CreatePackingPlanPayload { plan { id } } ${REFUSAL} } }`,
      { input: { storedItemIds, addressId, deliveryLineId: usable.lineId, declarations } },
    );
    await done('credit', email, '1,000.00', '--remark', 'Bank transfer');
    return (await pay('PACKING_PLAN', createPackingPlan.plan.id)).package.number;
  }

  it('answers refund requests', async () => {
    const order = await paidOrder(['Teapot']);
    const ask = `mutation ($input: RequestRefundInput!) { requestRefund(input: $input) { ... on RequestRefundPayload { order { id } } ${REFUSAL} } }`;
    const request = () => shopper.run(ask, { input: { orderId: order.id, reason: 'Too late' } });

    await request();
    expect(await done('work')).toMatch(
      new RegExp(`answer refund +${order.number} +¥50.00 +Too late`),
    );
    await done('refund', 'decline', order.number, '--reason', 'Already bought');
    expect(await stateOf(order)).toMatchObject({ status: 'PAID', refundAnswer: 'Already bought' });

    await request();
    await done('refund', 'approve', order.number);
    expect((await stateOf(order)).status).toBe('REFUNDED');
    expect((await shopper.run('{ viewer { fund { balance } } }')).viewer.fund.balance).toBe(50_000);
  });

  it('sees what a refund would return, not what returned before', async () => {
    const order = await paidOrder(['Teapot', 'Cup']);
    await done('refund', 'item', order.number, '2');
    const ask = `mutation ($input: RequestRefundInput!) { requestRefund(input: $input) { __typename ${REFUSAL} } }`;
    const input = { orderId: order.id, reason: 'Too late' };
    await shopper.run(ask, { input });
    expect(await done('work')).toMatch(new RegExp(`answer refund +${order.number} +¥50.00 `));
  });

  it('refunds one item, and the order goes on', async () => {
    const order = await paidOrder(['Teapot', 'Cup']);
    await done('refund', 'item', order.number, '2', '--note', 'Sold out');
    const { status, items } = await stateOf(order);
    expect(status).toBe('PAID');
    expect(items.map((item: { status: string }) => item.status)).toEqual(['ORDERED', 'REFUNDED']);
  });

  it('credits once for a key', async () => {
    const credit = ['credit', email, '12.50', '--remark', 'Cash', '--key', `cash-${email}`];
    await done(...credit);
    const answer = JSON.parse(await done(...credit, '--json'));
    expect(answer).toMatchObject({ amount: 1_250, balanceAfter: 1_250 });
  });

  it('verifies the ledger, and sees a forged posting', async () => {
    await paidOrder(['Teapot']);
    const out = await done('ledger', 'verify');
    expect(out).toContain('ok');
    expect(out).not.toContain('BROKEN');

    const { db } = app.services;
    const forge = (amount: number) =>
      db.transaction((tx) =>
        tx.query(
          `UPDATE ledger_accounts SET balance = balance + ${amount} WHERE user_id = '${shopper.viewerId}'`,
        ),
      );
    await forge(1);
    const broken = await operator('ledger', 'verify', '--json');
    await forge(-1);
    expect(broken.exitCode).toBe(1);
    const results: { violations: string[] }[] = JSON.parse(broken.out);
    expect(results.flatMap(({ violations }) => violations).join()).toContain(shopper.viewerId);
    expect(await done('ledger', 'lift', '--reason', 'One fen was forged')).toContain(
      'payments are not frozen',
    );
  });

  it('adjusts the configuration that the running server tells', async () => {
    expect(await done('config', 'get', 'name')).toBe('Tidebox\n');
    await done('config', 'set', 'name', 'Harbour');
    expect(await done('config', 'list')).toMatch(/name +Harbour/);
    app.clock.advance(11_000);
    expect((await app.guest.run('{ site { name } }')).site.name).toBe('Harbour');
  });
});

describe('The operator cannot', () => {
  it.each([
    ['purchase twice', ['purchase', '$paid'], 'Its status has changed (ORDER_STATUS_FORBIDS)'],
    ['purchase what is not there', ['purchase', 'OR1'], 'There is no order number OR1 (NOT_FOUND)'],
    [
      'receive an item that is not there',
      ['receive', '$paid', '9', '--grams', '1', '--size', '1x1x1'],
      'There is no order number $paid, position 9 (NOT_FOUND)',
    ],
    [
      'receive what weighs too much',
      ['receive', '$paid', '1', '--grams', '100001', '--size', '1x1x1'],
      'weightGrams: Enter 100,000 or less',
    ],
    [
      'ship a package that is not there',
      ['ship', 'PK1', '--carrier', 'DHL', '--tracking', '1'],
      'There is no package number PK1 (NOT_FOUND)',
    ],
    ['refund what nobody asked back', ['refund', 'approve', '$paid'], '(ORDER_STATUS_FORBIDS)'],
    [
      'credit a stranger',
      ['credit', 'x@y.example', '1', '--remark', 'x'],
      'There is no email x@y.example (NOT_FOUND)',
    ],
    ['read an article that is not there', ['article', 'show', '999'], 'There is no article 999 ('],
    [
      'confirm money that nobody announced',
      ['remittance', 'confirm', 'PY1'],
      'There is no payment number PY1 (',
    ],
    [
      'credit nothing',
      ['credit', '$email', '0', '--remark', 'x'],
      'This cannot be taken (VALIDATION_FAILED)\n  amount: expected ¥0.01 to ¥10,000,000.00\n',
    ],
    ['credit less than nothing', ['credit', '$email', '-5'], '  amount: expected ¥0.01 to ¥10,'],
    [
      'credit with a novel beside it',
      ['credit', '$email', '5', '--remark', 'x'.repeat(201)],
      'remark: expected at most 200 characters',
    ],
    [
      'ask about a price of less than nothing',
      ['question', 'ask', '$unbought', '1', '--price', '-1000'],
      'unitPrice: expected ¥0.01 to ¥10,000,000.00',
    ],
    [
      'ask about a price of nothing',
      ['question', 'ask', '$unbought', '1', '--price', '0'],
      'unitPrice: expected ¥0.01 to ¥10,000,000.00',
    ],
    [
      'ask about a price beyond what can be counted',
      ['question', 'ask', '$unbought', '1', '--price', '90000000000000'],
      'unitPrice: expected ¥0.01 to ¥10,000,000.00',
    ],
    [
      'wait for an answer for ages',
      ['question', 'ask', '$unbought', '1', '--price', '60', '--hours', '999999999'],
      'hours: expected a whole number from 1 to 720',
    ],
    [
      'set what is no email address',
      ['config', 'set', 'serviceEmail', 'x'],
      'serviceEmail: expected an email address like',
    ],
    [
      'lead the footer to a script',
      ['config', 'set', 'facebook', 'javascript:alert(1)'],
      'facebook: expected a link starting with http',
    ],
  ])('%s: exit code 1', async (_, args, message) => {
    const { number: unbought } = await paidOrder(['Cup']);
    const { number } = await paidOrder(['Teapot']);
    await done('purchase', number);
    const fill = (text: string) =>
      text.replace('$paid', number).replace('$email', email).replace('$unbought', unbought);
    const filled = args.map(fill);
    const { exitCode, out, err } = await operator(...filled);
    expect(err).toContain(fill(message));
    expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' });
  });

  it.each([
    ['without a command', []],
    ['with an unknown command', ['fly']],
    ['with a missing argument', ['purchase']],
    ['with a missing option', ['ship', 'PK1', '--carrier', 'DHL']],
    ['with an argument too many', ['purchase', 'OR1', 'OR2']],
    ['with no number', ['receive', 'OR1', 'one', '--grams', '1', '--size', '1x1x1']],
    ['with a negative weight', ['receive', 'OR1', '1', '--grams', '-1', '--size', '1x1x1']],
    ['with half a size', ['receive', 'OR1', '1', '--grams', '1', '--size', '300x200']],
    [
      'with a photo that is not there',
      ['receive', 'OR1', '1', '--grams', '1', '--size', '1x1x1', '--photo', '/no/such/file'],
    ],
    ['with a fraction of a fen', ['credit', 'ada@example.com', '0.001', '--remark', 'x']],
    ['with an unknown key', ['config', 'set', 'demo', 'on']],
  ])('be called %s: exit code 2', async (_, args) => {
    const { exitCode, out, err } = await operator(...args);
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
    expect(err).not.toBe('');
  });

  it('work without its database: exit code 3', async () => {
    const { runOperator } = await import('../../operator/run-operator');
    let err = '';
    const exitCode = await runOperator(['work'], {
      open: () => Promise.reject(new Error('connect ECONNREFUSED')),
      restoreTarget: () => restoreTargetOf(configBeside(app)),
      out: () => undefined,
      err: (text) => (err += text),
    });
    expect(exitCode).toBe(3);
    expect(err).toContain('connect ECONNREFUSED');
  });
});
