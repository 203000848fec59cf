import { strFromU8, unzipSync } from 'fflate';
import { User } from '../../modules/accounts/user.entity';
import { CloseDeletedAccounts } from '../../migrations/1763900600-closed-accounts';
import { EmptyWordsOfClosedAccounts } from '../../migrations/1763900911-words-of-closed-accounts';
import { personalOf } from '../../platform/db/personal';
import { LedgerAccount } from '../../modules/funds/ledger-account.entity';
import { balanceOf } from '../../modules/funds/public';
import { buildAddress } from '../builders/address';
import { IsNull, Not } from 'typeorm';
import { newId } from '../../kernel/ids';
import { listUnclaimed } from '../../modules/payments/public';
import { buildCartItem, cartItemForm } from '../builders/cart-item';
import { buildFund } from '../builders/fund';
import { buildPendingPayment } from '../builders/pending-payment';
import { buildWithdrawal } from '../builders/withdrawal';
import { choose, referenceOf, sandboxOf } from '../card-payments';
import { operate } from '../run-operator';
import { reconcileCheckouts } from '../../modules/payments/checkouts/reconcile-checkouts';

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
    ['a recharge whose payer is at the gateway', 'MONEY', () => rechargeByCard()],
    ['a payment by card under way', 'MONEY', () => buildPendingPayment(shopper)],
    ['a remittance that waits to be found', 'MONEY', () => remit()],
    ['a withdrawal that waits', 'MONEY', () => buildWithdrawal(app, shopper)],
  ])('not with %s', async (_, obstacle, build) => {
    await build();
    expect(await obstaclesOf(shopper)).toContain(obstacle);
    expect(await refusalOf()).toBe('ACCOUNT_IN_USE');
    expect(await app.services.db.read.existsBy(User, { email })).toBe(true);
  });
});

const RECHARGE = `mutation ($input: RechargeInput!) {
  recharge(input: $input) { ... on RechargePayload { payment { id number checkoutUrl } } } }`;
const CANCEL = `mutation ($id: ID!) { cancelPayment(input: { paymentId: $id }) {
  ... on CancelPaymentPayload { viewer { id } } ${REFUSAL} } }`;
const REMIT = `mutation ($input: SubmitRemittanceInput!) { submitRemittance(input: $input) {
  ... on SubmitRemittancePayload { payment { number } } } }`;

const rechargeByCard = async () => {
  const input = { amount: 5_000, idempotencyKey: newId() };
  return (await shopper.run(RECHARGE, { input })).recharge.payment;
};
const remit = async () => {
  const input = { amount: 5_000, senderName: 'Ada Lovelace', senderCountry: 'GB' };
  const told = { ...input, controlNumber: `82736${10_000 + count}`, idempotencyKey: newId() };
  return (await shopper.run(REMIT, { input: told })).submitRemittance.payment;
};

describe('Money that comes for a deleted account', () => {
  const balance = () => balanceOf(app.services.db.read, shopper.viewerId);
  const waiting = async () => (await operate(app, 'unclaimed', 'list')).out;
  /** Past the check, as accounts were deleted before it was there. */
  const closeAccount = () => {
    const at = { closedAt: app.clock.now() };
    const { viewerId: userId } = shopper;
    return app.services.db.transaction((tx) => tx.update(LedgerAccount, { userId }, at));
  };

  it('is not on its way any more once its page was closed at the gateway', async () => {
    const { id } = await rechargeByCard();
    await shopper.run(CANCEL, { id });
    expect(await obstaclesOf(shopper)).toEqual(['MONEY']);
    await reconcileCheckouts(app.services);
    expect(await obstaclesOf(shopper)).toEqual([]);
    await shopper.run(DELETE, { password });
  });

  it('by card is kept apart, told to the operator and sent back once, with its fee', async () => {
    const payment = await rechargeByCard();
    const reference = referenceOf(payment);
    await closeAccount();
    await choose(app, payment, 'pay');
    expect(await balance()).toBe(0);
    expect(await waiting()).toMatch(new RegExp(`${payment.number}.*¥51.45.*${reference}`));
    await expectLedgerToBalance(app);

    const back = ['unclaimed', 'return', payment.number];
    expect((await operate(app, ...back)).out).toBe(`${payment.number}: ¥51.45 went back.\n`);
    expect(Object.values((await sandboxOf(app).find(reference))!.refunds)).toEqual([5_145]);
    expect(await listUnclaimed(app.services)).toEqual([]);
    expect((await operate(app, ...back)).exitCode).toBe(1);
    await expectLedgerToBalance(app);
  });

  it('by remittance is kept apart when it is found', async () => {
    const { number } = await remit();
    await closeAccount();
    const { out } = await operate(app, 'remittance', 'confirm', number);
    expect(out).toContain('¥50.00 is unclaimed: the account was deleted');
    expect(await balance()).toBe(0);
    expect(await waiting()).toContain(number);
    await operate(app, 'unclaimed', 'return', number);
    expect(await listUnclaimed(app.services)).toEqual([]);
    await expectLedgerToBalance(app);
  });

  it('is not taken from operators, nor asked for by a request that was under way', async () => {
    await closeAccount();
    await expect(buildFund(app, shopper, 100)).rejects.toThrow('NOT_FOUND');
    expect(
      (await shopper.refusal(RECHARGE, { input: { amount: 5_000, idempotencyKey: newId() } }))
        .extensions.code,
    ).toBe('PLEASE_LOGIN');
  });
});

describe('What a shopper wrote', () => {
  /** The name of a table without that of its database. */
  const bare = (table: string) => table.split('.').at(-1) ?? table;

  /** Tables that refer to a shopper, however many tables lie between, with a condition that finds the rows. */
  async function tablesOfShopper(userId: string) {
    const { owner } = app.services.db;
    const runner = owner.createQueryRunner();
    const tables = await runner.getTables(owner.entityMetadatas.map(({ tableName }) => tableName));
    await runner.release();
    const found = new Map([['users', `id = '${userId}'`]]);
    for (const { tableName, columns } of owner.entityMetadatas)
      if (columns.some(({ databaseName }) => databaseName === 'user_id'))
        found.set(tableName, `user_id = '${userId}'`);
    for (const [parent, condition] of found)
      for (const { name, foreignKeys } of tables)
        for (const { columnNames, referencedTableName } of foreignKeys)
          if (bare(referencedTableName) === parent && !found.has(bare(name)))
            found.set(
              bare(name),
              `${columnNames[0]} IN (SELECT id FROM ${parent} WHERE ${condition})`,
            );
    // Its uploads are the operator's, of pictures that shops publish.
    found.delete('listing_pictures');
    return found;
  }

  /** Their columns with room for words, with what their entities say of each. */
  async function columnsOfWords(userId = shopper.viewerId) {
    const tables = await tablesOfShopper(userId);
    const hasRoom = ({ type }: { type: unknown }) =>
      ['varchar', 'text', 'simple-json'].includes(String(type));
    return app.services.db.owner.entityMetadatas.flatMap(({ tableName: table, target, columns }) =>
      columns
        .filter((column) => tables.has(table) && hasRoom(column))
        .map(({ databaseName: column, propertyName, type }) => ({
          ...{ table, column, isJson: type === 'simple-json', own: `WHERE ${tables.get(table)!}` },
          decision: personalOf(target, propertyName),
        })),
    );
  }

  it('stands in columns each of which says what becomes of it', async () => {
    const columns = await columnsOfWords();
    const tables = new Set(columns.map(({ table }) => table));
    expect([...tables]).toEqual(
      expect.arrayContaining(['users', 'order_events', 'package_events']),
    );
    // A hash of what was asked, and the names of accounts in the ledger, are keys of their tables.
    const keys = ['idempotency_keys.id', 'ledger_accounts.code'];
    const undecided = columns
      .filter(({ decision }) => !decision || decision.fate === 'impersonal')
      .map(({ table, column }) => `${table}.${column}`)
      .filter((name) => !keys.includes(name));
    expect(undecided).toEqual([]);
  });

  it('goes with the account, in whatever column it stands that is not kept', async () => {
    await buildAddress(shopper);
    await buildPackage(app, shopper, 'COMPLETED');
    await buildCartItem(shopper);
    const { db } = app.services;
    const columns = (await columnsOfWords()).filter(
      ({ decision, isJson }) => /emptied|deleted/.test(decision?.fate ?? '') && !isJson,
    );
    await db.transaction(async (tx) => {
      for (const { table, column, own } of columns)
        await tx.query(`UPDATE ${table} SET ${column} = 'Zo' ${own}`);
    });
    await shopper.run(DELETE, { password });
    const left: string[] = [];
    for (const { table, column, own } of columns) {
      const rows = await db.read.query(`SELECT ${column} AS words FROM ${table} ${own}`);
      if (JSON.stringify(rows).includes('Zo')) left.push(`${table}.${column}`);
    }
    expect(left).toEqual([]);
  });

  it('goes by a migration where the account was deleted before', async () => {
    await buildPackage(app, shopper, 'COMPLETED');
    await shopper.run(DELETE, { password });
    const { db } = app.services;
    const own = `WHERE user_id = '${shopper.viewerId}'`;
    const ofOrders = `WHERE order_id IN (SELECT id FROM orders ${own})`;
    await db.transaction(async (tx) => {
      await tx.query(`UPDATE orders SET fine_photo_note = 'Zora', refund_reason = 'Zora' ${own}`);
      await tx.query(`UPDATE order_items SET remark = 'Zora', price_change_reason = 'Zora' ${own}`);
      await tx.query(`UPDATE order_events SET note = 'Zora' ${ofOrders}`);
      await tx.query(`UPDATE ledger_accounts SET closed_at = NULL ${own}`);
      await new CloseDeletedAccounts().up(tx.queryRunner!);
      await new EmptyWordsOfClosedAccounts().up(tx.queryRunner!);
    });
    const [order] = await db.read.query(`SELECT * FROM orders ${own}`);
    expect(order).toMatchObject({ fine_photo_note: '', refund_reason: null });
    const items = await db.read.query(
      `SELECT remark, price_change_reason AS reason FROM order_items ${own}`,
    );
    expect(items).toEqual([{ remark: '', reason: '' }]);
    const notes = await db.read.query(`SELECT DISTINCT note FROM order_events ${ofOrders}`);
    expect(notes).toEqual([{ note: '' }]);
    const userId = shopper.viewerId;
    expect(await db.read.countBy(LedgerAccount, { userId, closedAt: Not(IsNull()) })).toBe(1);
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

  it('with a note in both languages of what is in each file', async () => {
    const { 'README.txt': readme = '', ...files } = await exported();
    const lines = readme.split('\n');
    for (const name of Object.keys(files)) {
      const [told, ...again] = lines.filter((line) => line.startsWith(`${name}: `));
      expect([name, told]).toEqual([name, expect.stringMatching(/: [A-Z].*[a-z.]$/)]);
      expect([name, again]).toEqual([name, [expect.stringMatching(/: .*[\u4e00-\u9fff].*。$/)]]);
    }
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
