import { DAY_MS } from '../../kernel/clock';
import { fen, formatMoney } from '../../kernel/money';
import { remindStorage } from '../../modules/warehouse/storage/remind-storage';
import { buildPackage } from '../builders/package';
import { buildStoredItem } from '../builders/stored-item';
import { emailsTo } from '../emails';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL } from '../test-client';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInPayload { token } ${REFUSAL} } }`;
const ORDERS = '{ orders { items { id number amount } } }';
/** The subject of the next reminder that free storage ends. */
async function storageEmail(email: string): Promise<string | undefined> {
  app.clock.advance(20 * DAY_MS);
  await remindStorage(app.services);
  return (await subjectsTo(email)).at(-1);
}
const subjectsTo = async (email: string) =>
  (await emailsTo(app, email)).map(({ subject }) => subject).reverse();

describe('A shopper who is not on the site is written to', () => {
  it('when an order is paid and in stock, and when the package leaves', async () => {
    const email = 'events@example.com';
    const shopper = await app.newShopper(email);
    const { number } = await buildPackage(app, shopper, 'PENDING_RECEIPT');
    const { orders } = await shopper.run(ORDERS);
    const [order] = orders.items;
    expect(await subjectsTo(email)).toEqual([
      'Welcome to Tidebox',
      '¥12.50 was added to your balance',
      `Order ${order.number} is paid`,
      `Order ${order.number} is complete in our warehouse`,
      '¥120.00 was added to your balance',
      `Package ${number} is paid`,
      `Package ${number} is on its way`,
    ]);
    const [shipped, paidParcel, , , paid] = await emailsTo(app, email);
    expect(paidParcel?.text).toContain('Paid: ¥120.00');
    expect(paidParcel?.text).toMatch(/\/mine\/package\/packageDetail\?id=\w+/);
    expect(paid?.text).toContain(`${app.services.publicUrl}/mine/order/orderDetail?id=${order.id}`);
    expect(paid?.text).toContain(`Paid: ${formatMoney(fen(order.amount))}`);
    expect(shipped?.text).toMatch(/Tracking number: \S+/);
  });

  it.each([10, 5, 1, 0])('%d days before free storage ends, at the end too', async (days) => {
    const email = `storage-${days}@example.com`;
    const shopper = await app.newShopper(email);
    await buildStoredItem(app, shopper);
    app.clock.advance((30 - days) * DAY_MS);
    await remindStorage(app.services);
    await remindStorage(app.services);
    const told = (await subjectsTo(email)).filter((subject) => /storage/.test(subject));
    expect(told).toHaveLength(1);
  });

  it('in the language of their latest sign-in', async () => {
    const email = 'zh-events@example.com';
    const shopper = await app.newShopper(email);
    await buildStoredItem(app, shopper);
    const input = { email, password: 'secret123' };
    await app.guest.speaking('zh').run(SIGN_IN, { input });
    expect(await storageEmail(email)).toMatch(/免费仓储期/);
    await app.guest.run(SIGN_IN, { input });
    expect(await storageEmail(email)).toMatch(/storage/);
  });

  it('in the language they changed to since', async () => {
    const email = 'switching@example.com';
    const shopper = await app.newShopper(email);
    await buildStoredItem(app, shopper.speaking('zh'));
    const { orders } = await shopper.run(ORDERS);
    expect(await subjectsTo(email)).toContain(`订单 ${orders.items[0].number} 已付款`);
    await shopper.run('mutation { markAllNotificationsRead { __typename } }');
    expect(await storageEmail(email)).toMatch(/storage/);
  });

  it('in the language they chose, where a program of theirs names none', async () => {
    const email = 'no-language@example.com';
    const shopper = (await app.newShopper(email)).speaking('zh');
    await buildStoredItem(app, shopper);
    const query = 'mutation { markAllNotificationsRead { __typename } }';
    await fetch(`${shopper.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: shopper.token ?? '' },
      body: JSON.stringify({ query }),
    });
    expect(await storageEmail(email)).toMatch(/免费仓储期/);
  });
});
