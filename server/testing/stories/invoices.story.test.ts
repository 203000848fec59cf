import { newId } from '../../kernel/ids';
import { FillPackagePayment } from '../../migrations/1763900200-package-payment';
import { Package } from '../../modules/packages/package.entity';
import { buildFund } from '../builders/fund';
import { buildPackingPlan } from '../builders/packing-plan';
import { buildStoredItem } from '../builders/stored-item';
import { choose } from '../card-payments';
import { fen } from '../../kernel/money';
import { askQuestion } from '../../modules/orders/public';
import { refundOrderItem } from '../../modules/orders/refunds/refund-order-item';
import { setSiteSetting } from '../../modules/site/public';
import { buildOrder } from '../builders/order';
import { buildPackage } from '../builders/package';
import { buildUnpaidOrder } from '../builders/unpaid-order';
import { textOfPdf } from '../pdf-text';
import { callRest } from '../rest-client';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';
import { clerk } from '../staff-actor';

const PAY = `mutation ($input: PayInput!) {
  pay(input: $input) { ... on PayPayload { payment { id checkoutUrl } } }
}`;
const MADE_OF = 'balanceDeduction handlingFee actualPayment';
const PAID = `query ($id: ID!) {
  payment(id: $id) {
    discount ${MADE_OF} package { id logisticsFee paymentMethodDiscount ${MADE_OF} }
  }
}`;

let app: TestApp;
let shopper: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  shopper = await app.newShopper();
});
afterAll(() => app.stop());

/** The words of an invoice, one line for each piece of text. */
async function invoice(kind: 'orders' | 'packages', name: string, client = shopper) {
  const response = await client.fetch(`/api/v1/${kind}/${name}/invoice.pdf`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const disposition = response.headers.get('content-disposition');
  expect(disposition).toMatch(/^attachment; filename="?(OR|PK)[\d-]+\.pdf"?$/);
  return textOfPdf(Buffer.from(await response.arrayBuffer())).split('\n');
}
/** Returns the text after a label. */
const after = (lines: readonly string[], label: string) => lines[lines.indexOf(label) + 1];

const teapot = { name: '青瓷茶壶 Celadon teapot', specification: '600 毫升', unitPrice: 16_800 };
const items = [
  { ...teapot, quantity: 2, domesticShipping: 1_000 },
  { name: 'Müller’s mug – 搪瓷杯', unitPrice: 2_550, quantity: 1, domesticShipping: 0 },
];

describe('The invoice of an order (EN-07)', () => {
  it('has its items, what each part cost and how it was paid', async () => {
    const form = { finePhotos: { count: 2, note: 'The lid', location: 'Base' } };
    const { number } = await buildOrder(app, shopper, { status: 'PAID', items, form });
    const lines = await invoice('orders', number);
    expect(lines).toEqual(expect.arrayContaining(['Tidebox', 'Invoice for an order', number]));
    expect(lines).toContain('Anna Lee');
    const at = lines.indexOf(teapot.name);
    expect(lines.slice(at, at + 5)).toEqual([
      ...[teapot.name, teapot.specification, '2', '¥168.00', '¥336.00'],
    ]);
    expect(lines).toContain('Müller’s mug – 搪瓷杯');
    const amounts = Object.fromEntries(
      [...['Goods', 'Domestic shipping', 'Fine photos', 'Total', 'From your balance']].map(
        (label) => [label, after(lines, label)],
      ),
    );
    expect(amounts).toEqual({
      ...{ Goods: '¥361.50', 'Domestic shipping': '¥10.00', 'Fine photos': '¥4.00' },
      ...{ Total: '¥375.50', 'From your balance': '¥375.50' },
    });
    expect(after(lines, 'Paid by')).toBe('Balance');
    expect(after(lines, 'Sold by')).toBe('Tidebox');
    for (const absent of ['Handling fee for cards', 'By card', 'Payment-method discount'])
      expect(lines).not.toContain(absent);
    expect(lines).not.toContain('Paid after refunds');
  });

  it.each([
    ['Łukasz Gőrŭ', 'Łukasz Gőrŭ'],
    ['Nguyễn Thị Hương', 'Nguyễn Thị Hương'],
    ['Їжак Щербак Ђорђе', 'Їжак Щербак Ђорђе'],
    ['Ελένη Παπαδοπούλου', 'Ελένη Παπαδοπούλου'],
    ['김서울 뷁', '김서울 뷁'],
    ['สมชาย ใจดี', 'สมชาย ใจดี'],
    ['अनीता', 'अनीता'],
    ['ﾀﾅｶ ﾊﾅｺ', 'タナカ ハナコ'],
    ['陳大文 東京', '陳大文 東京'],
    ['Zoë 🙂 O’Brien', 'Zoë 🙂 O’Brien'],
    ['ᚠᚢ Rune', '〓〓 Rune'],
  ])('carries the name %s', async (name, drawn) => {
    const { number } = await buildOrder(app, shopper, {
      ...{ status: 'PAID', items },
      form: { contact: { name, phone: '+49 30 1234567', email: 'anna@example.com' } },
    });
    const lines = await invoice('orders', number);
    const inOnePiece = lines.join('');
    expect(inOnePiece).toContain(drawn);
    const noLetter = '〓 stands for a letter that we cannot print.';
    expect(inOnePiece.includes(noLetter)).toBe(drawn.includes('〓'));
  });

  it.each(['محمد الأمين', 'שלום כהן'])('carries the name %s, from right to left', async (name) => {
    const { number } = await buildOrder(app, shopper, {
      ...{ status: 'PAID', items },
      form: { contact: { name, phone: '+49 30 1234567', email: 'anna@example.com' } },
    });
    const fromLeft = [...name.normalize('NFD')].reverse().join('');
    const inOnePiece = (await invoice('orders', number)).join('').normalize('NFD');
    expect(inOnePiece.replace(/\p{M}/gu, '')).toContain(fromLeft.replace(/\p{M}/gu, ''));
  });

  it('tells who sold it, the fee of the card, and both ways by which it was paid', async () => {
    await setSiteSetting(app.services, clerk, 'serviceEmail', 'help@tidebox.example');
    await buildFund(app, shopper, 4_000);
    const { id, number } = await buildUnpaidOrder(shopper, 10_000);
    const input = { kind: 'ORDER', targetId: id, method: 'CARD', usesBalance: true };
    const { pay } = await shopper.run(
      `mutation ($input: PayInput!) {
        pay(input: $input) { ... on PayPayload { payment { id checkoutUrl } } }
      }`,
      { input: { ...input, idempotencyKey: newId() } },
    );
    await choose(app, pay.payment, 'pay');
    const lines = await invoice('orders', number);
    const at = lines.indexOf('Sold by');
    expect(lines.slice(at, at + 3)).toEqual(['Sold by', 'Tidebox', 'help@tidebox.example']);
    expect(after(lines, 'Paid by')).toBe('Balance + Credit or debit card');
    const amounts = {
      'Handling fee for cards': '¥1.74',
      'From your balance': '¥40.00',
      'By card': '¥61.74',
    };
    for (const [label, amount] of Object.entries(amounts)) expect(after(lines, label)).toBe(amount);
    expect(lines[lines.indexOf('¥1.74') + 2]).toBe('¥101.74');
    const chinese = await invoice('orders', number, shopper.speaking('zh'));
    expect(after(chinese, '支付方式')).toBe('余额 + 银行卡');
    expect(after(chinese, '银行卡手续费')).toBe('¥1.74');
  });

  it('tells what was refunded, and what is left', async () => {
    const { number } = await buildOrder(app, shopper, { status: 'PAID', items });
    await refundOrderItem(app.services, clerk, { orderNumber: number, position: 2, note: '' });
    const lines = await invoice('orders', number);
    const refund = lines.find((line) => line.startsWith('Refunded to the balance ('));
    expect(after(lines, refund ?? '')).toBe('−¥25.50');
    expect(after(lines, 'Paid after refunds')).toBe('¥346.00');
  });

  it('adds up with its items after a price fell: the difference has a line of its own', async () => {
    const { number } = await buildOrder(app, shopper, { status: 'PAID', items });
    const finding = { orderNumber: number, position: 1, unitPrice: fen(16_325), note: '' };
    await askQuestion(app.services, clerk, finding);
    const lines = await invoice('orders', number);
    const at = lines.indexOf(teapot.name);
    expect(lines.slice(at + 2, at + 5)).toEqual(['2', '¥163.25', '¥326.50']);
    const labels = ['Goods', 'Price difference, returned', 'Domestic shipping', 'Total'];
    expect(labels.map((label) => after(lines, label))).toEqual([
      ...['¥352.00', '¥9.50', '¥10.00', '¥371.50'],
    ]);
    const refund = lines.find((line) => line.startsWith('Refunded to the balance ('));
    expect(after(lines, refund ?? '')).toBe('−¥9.50');
  });

  it('is in the language of the request, Chinese letters included', async () => {
    const { id } = await buildOrder(app, shopper, { status: 'PAID', items });
    const lines = await invoice('orders', id, shopper.speaking('zh'));
    expect(lines).toEqual(expect.arrayContaining(['订单账单', teapot.name, '商品金额']));
    expect(after(lines, '合计')).toBe('¥371.50');
  });

  it('goes on over pages where an order is long; others have their turns between its lines', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      ...{ name: `青瓷茶壶 ${index} ${'很长的名字'.repeat(12)}`, unitPrice: 100, quantity: 1 },
      domesticShipping: 0,
    }));
    const { number } = await buildOrder(app, shopper, { status: 'PAID', items: many });
    await invoice('orders', number);
    let turns = 0;
    let isDrawn = false;
    const countTurns = () => {
      turns++;
      if (!isDrawn) setImmediate(countTurns);
    };
    countTurns();
    const lines = await invoice('orders', number);
    isDrawn = true;
    expect(turns).toBeGreaterThan(60);
    expect(lines.filter((line) => line.startsWith('青瓷茶壶'))).toHaveLength(60);
    expect(after(lines, 'Total')).toBe('¥60.00');
  }, 60_000);
});

describe('The invoice of a package (EN-08)', () => {
  it('has what is in it, its fees one by one and how they were paid', async () => {
    const { number, id, fee } = await buildPackage(app, shopper, 'CANCELLED');
    const lines = await invoice('packages', number);
    const { body } = await callRest(shopper, 'get', `/packages/${id}`);
    const { fees } = body.data as { fees: { label: string; amount: number }[] };
    const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`;
    expect(fees.length).toBeGreaterThan(1);
    for (const { label, amount } of fees) expect(after(lines, label)).toBe(yuan(amount));
    expect(after(lines, 'Total')).toBe(yuan(fee));
    expect(after(lines, 'From your balance')).toBe(yuan(fee));
    expect(after(lines, 'Paid after refunds')).toBe('¥0.00');
    expect(lines).toContain('Delivered to');
    expect(lines).toContain('10117 Berlin');
  });

  it('tells what came from the balance, by card and as its fee, as its page and its REST call do', async () => {
    const payer = await app.newShopper();
    const { id: storedItemId } = await buildStoredItem(app, payer);
    const { fund } = (await payer.run('{ viewer { fund { balance } } }')).viewer;
    await buildFund(app, payer, 50_00 - fund.balance);
    const plan = await buildPackingPlan(payer, [storedItemId]);
    const how = { method: 'CARD', usesBalance: true, idempotencyKey: newId() };
    const input = { kind: 'PACKING_PLAN', targetId: plan.id, ...how };
    const { payment } = (await payer.run(PAY, { input })).pay;
    await choose(app, payment, 'pay');
    const { package: sent, ...told } = (await payer.run(PAID, { id: payment.id })).payment;
    const { id, logisticsFee, paymentMethodDiscount: discount, ...shown } = sent;
    expect({ ...shown, discount }).toEqual(told);
    const { balanceDeduction, handlingFee, actualPayment } = shown;
    expect(balanceDeduction).toBe(50_00);
    expect(handlingFee).toBeGreaterThan(0);
    expect(actualPayment).toBe(logisticsFee - 50_00 + handlingFee);
    const { body } = await callRest(payer, 'get', `/packages/${id}`);
    expect(body.data).toMatchObject({
      ...{ balance_deduction: 50_00, payment_method_discount: 0 },
      ...{ handling_fee: handlingFee, actual_payment: actualPayment },
    });
    const lines = await invoice('packages', id, payer);
    expect(after(lines, 'From your balance')).toBe('¥50.00');
    expect(lines).toContain(`¥${(actualPayment / 100).toFixed(2)}`);
  });

  it('of a package paid before it kept that: the migration takes it from the payment', async () => {
    const { id } = await buildPackage(app, shopper);
    const kept = () => app.services.db.read.findOneByOrFail(Package, { id });
    const was = await kept();
    const runner = app.services.db.owner.createQueryRunner();
    await runner.query(
      'UPDATE packages SET balance_deduction = 0, handling_fee = 9, actual_payment = 9',
    );
    await new FillPackagePayment().up(runner);
    await runner.release();
    expect(was.balanceDeduction).toBeGreaterThan(0);
    expect(await kept()).toEqual(was);
  });
});

describe('There is no invoice', () => {
  const refused = async (path: string, client = shopper) =>
    (await callRest(client, 'get', path)).body;

  it("of an order that is not paid, of another's, of none", async () => {
    const unpaid = await buildOrder(app, shopper);
    const paid = await buildOrder(app, shopper, { status: 'PAID' });
    const { id } = await buildPackage(app, shopper);
    const stranger = await app.newShopper();
    const missing = { code: 404, data: { reason: 'NOT_FOUND' } };
    expect(await refused(`/orders/${unpaid.id}/invoice.pdf`)).toMatchObject(missing);
    expect(await refused('/orders/OR1/invoice.pdf')).toMatchObject(missing);
    expect(await refused(`/orders/${paid.id}/invoice.pdf`, stranger)).toMatchObject(missing);
    expect(await refused(`/packages/${id}/invoice.pdf`, stranger)).toMatchObject(missing);
    expect(await refused(`/orders/${paid.id}/invoice.pdf`, app.guest)).toMatchObject({ code: 401 });
  });
});
