import { strFromU8, unzipSync } from 'fflate';
import { User } from '../../modules/accounts/user.entity';
import { balanceOf } from '../../modules/funds/public';
import { buildAddress } from '../builders/address';
import { buildCartItem, cartItemForm } from '../builders/cart-item';
import { buildFund } from '../builders/fund';
import { drawImage, sendFile } from '../builders/image';
import { buildOrder } from '../builders/order';
import { buildPackage } from '../builders/package';
import { buildStoredItem } from '../builders/stored-item';
import { expectLedgerToBalance } from '../ledger';
import { emailsTo } from '../emails';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL, type TestClient } from '../test-client';

const OBSTACLES = '{ deletionCheck { obstacles } }';

let app: TestApp;
let email: string;
let shopper: TestClient;
let count = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  email = `private-${++count}@example.com`;
  shopper = await app.newShopper(email);
});

const VIEWER = '{ viewer { email avatar { url } } }';
const DELETE =
  'mutation ($password: String!) { deleteAccount(input: { password: $password }) { isDeleted } }';
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInPayload { token } ${REFUSAL} } }`;
const password = 'secret123';

const obstaclesOf = async (client: TestClient) =>
  (await client.run(OBSTACLES)).deletionCheck.obstacles;

const refusalOf = async () => (await shopper.refusal(DELETE, { password })).extensions.code;

/** Every row of every table, as text. */
async function everything(): Promise<string> {
  const { read, owner } = app.services.db;
  const tables = owner.entityMetadatas.map(({ tableName }) =>
    read.query(`SELECT * FROM ${tableName}`),
  );
  return JSON.stringify(await Promise.all(tables));
}

describe('A shopper deletes their account', () => {
  it('and is known nowhere any more; an email says goodbye', async () => {
    await buildAddress(shopper);
    await buildCartItem(shopper);
    await sendFile(shopper, await drawImage(), 'me.png', 'file', '/uploads?purpose=avatar');
    const { avatar } = (await shopper.run(VIEWER)).viewer;

    expect((await shopper.run(DELETE, { password })).deleteAccount.isDeleted).toBe(true);
    expect((await shopper.run(VIEWER)).viewer).toBeNull();
    const refusal = await app.guest.refusal(SIGN_IN, { input: { email, password } });
    expect(refusal.extensions.code).toBe('WRONG_CREDENTIALS');
    expect((await app.guest.fetch(avatar.url)).status).toBe(404);
    expect((await emailsTo(app, email))[0]?.subject).toBe('Your account was deleted');
    expect(await everything()).not.toContain(email);
    await expectLedgerToBalance(app);
    await app.newShopper(email);
  });

  it('whose finished orders and packages stay, without a name', async () => {
    const parcel = await buildPackage(app, shopper, 'COMPLETED');
    expect(await balanceOf(app.services.db.read, shopper.viewerId)).toBe(0);
    await shopper.run(DELETE, { password });
    const [row] = await app.services.db.read.query(
      `SELECT address FROM packages WHERE id = '${parcel.id}'`,
    );
    const address = JSON.parse(row.address);
    expect(address).toMatchObject({ firstName: '', lastName: '', detail: '' });
    expect(address.countryCode).toHaveLength(2);
    const orders = await app.services.db.read.query(
      `SELECT contact_name AS name, contact_email AS email FROM orders WHERE user_id = '${shopper.viewerId}'`,
    );
    expect(orders).toEqual([{ name: '', email: '' }]);
  });

  it('not without the password', async () => {
    const refusal = await shopper.refusal(DELETE, { password: 'wrong1234' });
    expect(refusal.extensions.code).toBe('WRONG_PASSWORD');
    expect((await shopper.run(VIEWER)).viewer.email).toBe(email);
  });

  it('not with money left', async () => {
    await buildFund(app, shopper, 1);
    expect(await refusalOf()).toBe('BALANCE_LEFT');
    const chinese = await shopper.speaking('zh').refusal(DELETE, { password });
    expect(chinese.message).toBe('账户余额为零后才能删除账户');
  });

  it('with nothing in the way, which they may look up before', async () => {
    expect(await obstaclesOf(shopper)).toEqual([]);
  });

  it('not with several things in the way, each of which is named', async () => {
    await buildOrder(app, shopper);
    await buildFund(app, shopper, 1);
    expect(await obstaclesOf(shopper)).toEqual(['ORDER', 'BALANCE']);
    const stranger = await app.newShopper();
    expect(await obstaclesOf(stranger)).toEqual([]);
  });

  it.each([
    ['an unpaid order', 'ORDER', () => buildOrder(app, shopper)],
    ['a paid order', 'ORDER', () => buildOrder(app, shopper, { status: 'PAID' })],
    ['an item in the warehouse', 'WAREHOUSE', () => buildStoredItem(app, shopper)],
    ['a package on its way', 'PACKAGE', () => buildPackage(app, shopper, 'PENDING_RECEIPT')],
  ])('not with %s', async (_, obstacle, build) => {
    await build();
    expect(await obstaclesOf(shopper)).toContain(obstacle);
    expect(await refusalOf()).toBe('ACCOUNT_IN_USE');
    expect(await app.services.db.read.existsBy(User, { email })).toBe(true);
  });
});

describe('A shopper downloads what we hold on them', () => {
  async function exported(client = shopper) {
    const response = await client.fetch('/account/export');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const texts = Object.entries(files).map(([name, content]) => [name, strFromU8(content)]);
    return Object.fromEntries(texts) as Record<string, string>;
  }

  it('all of it, and of nobody else', async () => {
    await buildAddress(shopper);
    await buildPackage(app, shopper);
    const files = await exported();
    const whole = JSON.parse(files['everything.json'] ?? '');
    expect(whole.account).toMatchObject([{ id: shopper.viewerId, email }]);
    expect(whole.packages).toHaveLength(1);
    expect(files['packages.csv']).toContain(whole.packages[0].number);
    expect(files['addresses.csv']).toContain(whole.addresses[0].detail);
    const text = Object.values(files).join();
    expect(text).not.toContain('argon2');
    expect(text).not.toContain('tokenHash');
    const stranger = await exported(await app.newShopper());
    expect(Object.values(stranger).join()).not.toContain(email);
  });

  it('from every table that names a shopper', async () => {
    const whole = JSON.parse((await exported())['everything.json'] ?? '');
    const named: Record<string, string> = {
      account_tokens: 'mailed_links',
      messages: 'notifications',
    };
    const absent = app.services.db.owner.entityMetadatas
      .filter(({ columns }) => columns.some(({ propertyName }) => propertyName === 'userId'))
      .map(({ tableName }) => named[tableName] ?? tableName)
      .filter((name) => name !== 'ledger_accounts' && !(name in whole));
    expect(absent).toEqual([]);
  });

  it('with nothing that a spreadsheet takes for a formula', async () => {
    await shopper.run(
      'mutation ($input: AddCartItemInput!) { addCartItem(input: $input) { item { id } } }',
      { input: cartItemForm({ remark: '=1+1' }) },
    );
    const { 'cart_items.csv': csv = '' } = await exported();
    expect(csv).toContain("'=1+1");
  });

  it('but not as a guest', async () => {
    const response = await app.guest.fetch('/account/export');
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'PLEASE_LOGIN' });
  });
});
