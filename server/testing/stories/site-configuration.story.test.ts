import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { DeliveryLine } from '../../modules/delivery/delivery-line.entity';

import { approveRefund } from '../../modules/orders/refunds/approve-refund';
import { expireUnpaidOrders } from '../../modules/orders/placing/expire-unpaid-orders';
import { resetSiteSetting, settingKeys, siteSettings } from '../../modules/site/public';
import { buildAddress } from '../builders/address';
import { buildOrder } from '../builders/order';
import { buildPackingPlan } from '../builders/packing-plan';
import { signInAgain } from '../builders/session';
import { buildStoredItem } from '../builders/stored-item';
import { buildUnpaidOrder } from '../builders/unpaid-order';
import { buildRecharge } from '../builders/withdrawal';
import { choose } from '../card-payments';
import { expectLedgerToBalance } from '../ledger';
import { operate } from '../run-operator';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL, type TestClient } from '../test-client';
import { clerk } from '../staff-actor';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(async () => {
  for (const key of settingKeys) await resetSiteSetting(app.services, clerk, key);
});
afterAll(() => app.stop());

/** Sets a value as another process, and lets the second pass after which the server has seen it. */
async function set(key: string, ...value: string[]): Promise<void> {
  const { exitCode, err } = await operate(app, 'config', 'set', key, ...value);
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
  app.clock.advance(1_000);
}

const ORDER = `query ($id: ID!) { order(id: $id) {
  submittedAt paymentDueAt refundDeadline finePhotoAmount
} }`;
const STORE = '{ storedItems { freeDaysLeft storageFee nextDayFee } }';
const NEWEST = '{ notifications(first: 1) { edges { node { body } } } }';
const RECHARGE = `{ rechargeOptions(amount: 10000) {
  presets methods { code feeBasisPoints handlingFee discount actualPayment }
} }`;

const PAY = `mutation ($input: PayInput!) { pay(input: $input) { ... on PayPayload { payment {
  checkoutUrl discount handlingFee actualPayment } } ${REFUSAL} } }`;
const REFUND = `mutation ($id: ID!) {
  requestRefund(input: { orderId: $id, reason: "Late" }) { __typename } }`;

const newest = async (shopper: TestClient) =>
  (await shopper.run(NEWEST)).notifications.edges[0].node.body;

/** Milliseconds between two instants of a response. */
const between = (from: string, to: string) => Date.parse(to) - Date.parse(from);

describe('What the operator configures (EN-05)', () => {
  it('is how long an order waits; one that was submitted before keeps its time (ST-05)', async () => {
    const shopper = await app.newShopper();
    const before = await buildOrder(app, shopper);
    await set('paymentHours', '2');
    const after = await buildOrder(app, shopper);
    const timeOf = async ({ id }: { id: string }) => {
      const { order } = await shopper.run(ORDER, { id });
      return between(order.submittedAt, order.paymentDueAt);
    };
    expect(await timeOf(before)).toBe(72 * HOUR_MS);
    expect(await timeOf(after)).toBe(2 * HOUR_MS);

    app.clock.advance(2 * HOUR_MS);
    expect(await expireUnpaidOrders(app.services)).toBe(1);
    expect(await newest(shopper)).toContain('It was not paid within 2 hours.');
    await set('paymentHours', '72');
    expect(await newest(shopper)).toContain('within 2 hours');
  });

  it('is how long a refund can be asked for, and the notification says it (ST-07)', async () => {
    await set('refundDays', '9');
    const shopper = await app.newShopper();
    const { id } = await buildOrder(app, shopper, { status: 'IN_STOCK' });
    const { refundDeadline } = (await shopper.run(ORDER, { id })).order;
    expect(Date.parse(refundDeadline) - app.clock.now().getTime()).toBe(9 * DAY_MS);
    expect(await newest(shopper)).toContain('within 9 days');
  });

  it('is what storage costs and when, for items that lie there already (CO-03)', async () => {
    const shopper = await app.newShopper();
    const { email } = (await shopper.run('{ viewer { email } }')).viewer;
    await buildStoredItem(app, shopper);
    await set('freeStorageDays', '10');
    await set('overdueDayPrice', '2.50');
    await set('mostOverdueDays', '3');
    app.clock.advance(12 * DAY_MS);
    const again = await signInAgain(app, email);
    expect((await again.run(STORE)).storedItems).toEqual([
      { freeDaysLeft: -3, storageFee: 7_50, nextDayFee: 0 },
    ]);
  });

  it('is what fine photos cost (CO-04)', async () => {
    await set('finePhotoPrice', '3.50');
    const shopper = await app.newShopper();
    const finePhotos = { count: 2, note: 'Close', location: 'Handle' };
    const { id } = await buildOrder(app, shopper, { form: { finePhotos } });
    expect((await shopper.run(ORDER, { id })).order.finePhotoAmount).toBe(7_00);
    expect((await app.guest.run('{ site { finePhotoPrice } }')).site.finePhotoPrice).toBe(3_50);
  });

  it('is how long a packing plan waits, what its options cost and which lines there are', async () => {
    const shopper = await app.newShopper();
    const item = await buildStoredItem(app, shopper);
    await set('planMinutes', '45');
    await set('extraProtectionPrice', '12.00');
    await set('insuranceRate', '4.5%');
    await set('closedDeliveryLines', 'dhl-express', 'ocean');
    const options = { extraProtection: true, removePackaging: false, insurance: true };
    const plan = await buildPackingPlan(shopper, [item.id], { options });
    expect(Date.parse(plan.expiresAt) - app.clock.now().getTime()).toBe(45 * MINUTE_MS);
    const { packingPlan } = await shopper.run(
      'query ($id: ID!) { packingPlan(id: $id) { fees { code amount } } }',
      { id: plan.id },
    );
    expect(packingPlan.fees).toContainEqual({ code: 'EXTRA_PROTECTION', amount: 12_00 });
    expect(packingPlan.fees).toContainEqual({ code: 'INSURANCE', amount: 45 });
    const addressId = await buildAddress(shopper);
    const other = await buildStoredItem(app, shopper);
    const { deliveryQuotes } = await shopper.run(
      'query ($input: QuoteInput!) { deliveryQuotes(input: $input) { lineId } }',
      { input: { storedItemIds: [other.id], addressId } },
    );
    expect(deliveryQuotes.map(({ lineId }: { lineId: string }) => lineId)).toEqual([
      ...['fedex-ip', 'air-tax-prepaid', 'air-general', 'ems', 'epacket'],
    ]);
  });

  it('is what a payment by card costs, and what can be topped up (RT-25)', async () => {
    await set('cardFee', '4');
    await set('cardDiscount', '1.5%');
    await set('rechargePresets', '200', '50.00', '1,000');
    const shopper = await app.newShopper();
    const { presets, methods } = (await shopper.run(RECHARGE)).rechargeOptions;
    expect(presets).toEqual([50_00, 200_00, 1_000_00]);
    expect(methods).toContainEqual({
      ...{ code: 'CARD', feeBasisPoints: 400 },
      ...{ handlingFee: 3_94, discount: 1_50, actualPayment: 102_44 },
    });
  });

  it('is a discount of cards, before which no fee is reckoned; it is undone with what it was given for', async () => {
    await set('cardDiscount', '5%');
    const shopper = await app.newShopper();
    await buildRecharge(app, shopper, 100_00);
    const pay = async (orderId: string) => {
      const input = { kind: 'ORDER', targetId: orderId, method: 'CARD', idempotencyKey: newId() };
      const { payment } = (await shopper.run(PAY, { input })).pay;
      await choose(app, payment, 'pay');
      return payment;
    };
    const { id, number } = await buildUnpaidOrder(shopper, 166_50);
    expect(await pay(id)).toMatchObject({
      ...{ discount: 8_33, handlingFee: 4_59, actualPayment: 162_76 },
    });
    await expectLedgerToBalance(app);
    await shopper.run(REFUND, { id });
    await approveRefund(app.services, clerk, { orderNumber: number, note: '' });
    await expectLedgerToBalance(app);
    const { viewer, withdrawalOptions } = await shopper.run(
      '{ viewer { fund { balance } } withdrawalOptions { total } }',
    );
    expect(viewer.fund.balance).toBe(258_17);
    expect(withdrawalOptions.total).toBe(253_17);
  });

  it('is a discount that does not come back as money with a cancelled package (ST-10)', async () => {
    await set('cardDiscount', '5%');
    const shopper = await app.newShopper();
    const balance = async () =>
      (await shopper.run('{ viewer { fund { balance } } }')).viewer.fund.balance;
    const { id: storedItemId } = await buildStoredItem(app, shopper);
    const plan = await buildPackingPlan(shopper, [storedItemId]);
    const before = await balance();
    const how = { method: 'CARD', usesBalance: false, idempotencyKey: newId() };
    const input = { kind: 'PACKING_PLAN', targetId: plan.id, ...how };
    const { payment } = (await shopper.run(PAY, { input })).pay;
    await choose(app, payment, 'pay');
    expect(payment.discount).toBeGreaterThan(0);
    const { packages } = await shopper.run('{ packages { items { id } } }');
    await shopper.run(
      'mutation ($id: ID!) { cancelPackage(input: { packageId: $id }) { package { id } } }',
      { id: packages.items[0].id },
    );
    expect(await balance()).toBe(before + payment.actualPayment - payment.handlingFee);
    await expectLedgerToBalance(app);
  });

  it('is in which currencies amounts are shown and which languages are offered (SC-02)', async () => {
    await set('currencies', 'CNY', 'EUR');
    await set('languages', 'zh');
    const { exchangeRates, site } = await app.guest.run(
      '{ exchangeRates { rates { currency } } site { languages { code } currencies } }',
    );
    expect(exchangeRates.rates).toEqual([{ currency: 'CNY' }, { currency: 'EUR' }]);
    expect(site).toEqual({ languages: [{ code: 'zh' }], currencies: ['CNY', 'EUR'] });
    const { articleGroups } = await app.guest.run('{ articleGroups(type: HELP) { name } }');
    expect(articleGroups[0].name).toBe('新手入门');
  });

  it('is named by articles as it is now', async () => {
    await set('freeStorageDays', '45');
    await set('overdueDayPrice', '1.50');
    const { article } = await app.guest.run('{ article(id: 67) { html } }');
    expect(article.html).toContain('<strong>45 days free of charge</strong>');
    expect(article.html).toContain('¥1.50 per item and day, for at most 60 days');
    expect(article.html).toContain('¥90.00');
  });
});

describe('The configuration at the command line', () => {
  const config = (...args: string[]) => operate(app, 'config', ...args);

  it('is listed with what each value decides, and what differs is marked', async () => {
    await config('set', 'refundDays', '7');
    const { out } = await config('list');
    expect(out).toMatch(/refundDays +7 +\* +days to ask for a refund/);
    expect(out).toMatch(/paymentHours +72 +hours an order waits/);
    expect(JSON.parse((await config('list', '--json')).out)).toMatchObject({
      ...{ refundDays: 7, finePhotoPrice: 2_00, cardFee: 290, closedDeliveryLines: [] },
    });
    expect((await config('show', 'refundDays')).out).toContain('a whole number from 2 to 90');
    expect((await config('reset', 'refundDays')).out).toBe('refundDays is now 5\n');
  });

  it.each(settingKeys)('takes %s as it writes it', async (key) => {
    const written = (await config('get', key)).out.trim();
    expect((await config('set', key, ...written.split(' '))).exitCode).toBe(0);
    const data = JSON.parse((await config('get', key, '--json')).out);
    expect(data).toEqual(siteSettings[key].fallback);
  });

  it.each([
    ['refundDays', '1', 'a whole number from 2 to 90'],
    ['refundDays', 'five', 'a whole number from 2 to 90'],
    ['overdueDayPrice', '-1', 'an amount in yuan from 0.00 to 1000.00'],
    ['overdueDayPrice', '0.005', 'an amount in yuan'],
    ['cardFee', '2.905', 'a percentage from 0 to 20 with at most two decimals'],
    ['cardFee', '21', 'a percentage from 0 to 20'],
    ['rechargePresets', '100 0.50', '1 to 12 different amounts in yuan from 1.00 to 50000.00'],
    ['rechargePresets', '10 10 10', '1 to 12 different amounts in yuan'],
    ['languages', 'en fr', 'some of en zh, parted by spaces'],
    ['languages', 'none', 'some of en zh'],
    ['currencies', 'EUR USD', 'CNY among them'],
    ['closedDeliveryLines', 'pigeon', 'some of dhl-express'],
    ['logo', '//evil.example/x.svg', 'a path of this site'],
    ['logo', 'javascript:alert(1)', 'a path of this site'],
    ['name', ' ', '1 to 60 characters'],
  ])('refuses %s %s and says what was expected', async (key, value, expected) => {
    const { exitCode, err } = await config('set', key, '--', value);
    expect(err).toContain(`${key}: expected `);
    expect(err).toContain(expected);
    expect(exitCode).toBe(1);
    expect((await config('list')).out).not.toContain('*');
  });

  it('knows every delivery line there is', async () => {
    const lines = await app.services.db.read.find(DeliveryLine);
    const known = siteSettings.closedDeliveryLines.read(lines.map(({ id }) => id).join(' '));
    expect(known).toHaveLength(lines.length);
  });
});
