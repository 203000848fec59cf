import { getNamedType, isInputObjectType } from 'graphql';
import { graphQLSchema } from '../../app/graphql/schema';
import { DAY_MS } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { modules } from '../../app/modules';
import { buildAddress } from '../builders/address';
import { buildCartItem, cartItemForm } from '../builders/cart-item';
import { buildOrder } from '../builders/order';
import { buildPackage } from '../builders/package';
import { CREATE_PLAN, packingForm } from '../builders/packing-plan';
import { buildRecharge } from '../builders/withdrawal';
import { buildStoredItem } from '../builders/stored-item';
import { buildUnpaidOrder } from '../builders/unpaid-order';
import { buildFund } from '../builders/fund';
import { callRest } from '../rest-client';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL, type TestClient } from '../test-client';

let app: TestApp;
let shopper: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  shopper = await app.newShopper();
});
afterAll(() => app.stop());

const contact = { name: 'Ada', phone: '+49 30 123456', email: 'ada@example.com' };
const address = {
  ...{ label: 'Home', firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' },
  ...{ phone: '+49 30 123456', countryCode: 'DE', province: '', city: 'Berlin' },
  ...{ detail: 'Unter den Linden 1', postcode: '10117' },
};
const lead = {
  name: 'Ada',
  company: 'Byron & Co',
  email: 'ada@example.com',
  phone: '+49 30 12345',
};

interface Creating {
  readonly mutation: string;
  /** A good input, and what makes it another. */
  readonly prepare: () => Promise<Record<string, unknown>> | Record<string, unknown>;
  readonly change: Record<string, unknown>;
  /** The table that gains one row. */
  readonly table: string;
}

const CREATE_ADDRESS = `mutation ($input: CreateAddressInput!) {
  createAddress(input: $input) { address { id city } }
}`;

/** Every mutation that creates something and takes a key that may be left out. */
const creating: Readonly<Record<string, Creating>> = {
  addCartItem: {
    mutation: `mutation ($input: AddCartItemInput!) {
      addCartItem(input: $input) { item { id quantity } }
    }`,
    prepare: () => cartItemForm({ quantity: 2 }),
    change: { quantity: 3 },
    table: 'cart_items',
  },
  submitOrder: {
    mutation: `mutation ($input: SubmitOrderInput!) {
      submitOrder(input: $input) { ... on SubmitOrderPayload { order { id number } } ${REFUSAL} }
    }`,
    async prepare() {
      await buildCartItem(shopper);
      return { contact };
    },
    change: { remark: 'No box, please' },
    table: 'orders',
  },
  createAddress: {
    mutation: CREATE_ADDRESS,
    prepare: () => address,
    change: { city: 'Bonn' },
    table: 'addresses',
  },
  createPackingPlan: {
    mutation: CREATE_PLAN,
    async prepare() {
      return { ...(await packingForm(shopper, [(await buildStoredItem(app, shopper)).id])) };
    },
    change: { remark: 'Fragile' },
    table: 'packing_plans',
  },
  requestRefund: {
    mutation: `mutation ($input: RequestRefundInput!) {
      requestRefund(input: $input) { ... on RequestRefundPayload { order { id status } } ${REFUSAL} }
    }`,
    async prepare() {
      const { id } = await buildOrder(app, shopper, { status: 'PAID' });
      return { orderId: id, reason: 'Wrong size' };
    },
    change: { reason: 'Too late' },
    table: 'order_events',
  },
  requestWithdrawal: {
    mutation: `mutation ($input: RequestWithdrawalInput!) {
      requestWithdrawal(input: $input) {
        ... on RequestWithdrawalPayload { withdrawal { id number } } ${REFUSAL}
      }
    }`,
    async prepare() {
      await buildRecharge(app, shopper, 5_000);
      return { method: 'CARD', amount: 1_000 };
    },
    change: { amount: 2_000 },
    table: 'withdrawals',
  },
  reviewPackage: {
    mutation: `mutation ($input: ReviewPackageInput!) {
      reviewPackage(input: $input) { package { id review { id stars } } }
    }`,
    async prepare() {
      const { id } = await buildPackage(app, shopper, 'COMPLETED');
      return { packageId: id, stars: 5, content: 'Well packed' };
    },
    change: { stars: 1 },
    table: 'reviews',
  },
};

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

async function countOf(table: string): Promise<number> {
  const [row] = await app.services.db.read.query(`SELECT COUNT(*) AS n FROM ${table}`);
  return Number(row.n);
}

const codeOf = async (client: TestClient, mutation: string, input: object) =>
  (await client.refusal(mutation, { input })).extensions.code;

describe.each(Object.entries(creating))(
  '%s with a key',
  (_, { mutation, prepare, change, table }) => {
    it('sent 32 times at once creates one thing, and everybody has the same answer', async () => {
      const input = { ...(await prepare()), idempotencyKey: newId() };
      const before = await countOf(table);
      const answers = await times(32, () => shopper.ask(mutation, { input }));
      expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
      expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
      expect(await countOf(table)).toBe(before + 1);
      expect((await shopper.ask(mutation, { input })).data).toEqual(answers[0]?.data);
    });

    it('and another input is refused, and creates nothing', async () => {
      const input = { ...(await prepare()), idempotencyKey: newId() };
      await shopper.run(mutation, { input });
      const before = await countOf(table);
      const other = { ...input, ...change };
      expect(await codeOf(shopper, mutation, other)).toBe('IDEMPOTENCY_KEY_REUSED');
      expect(await countOf(table)).toBe(before);
    });
  },
);

it('Every mutation that takes a key is told of here', async () => {
  const fields = Object.values(graphQLSchema().getMutationType()?.getFields() ?? {});
  const taking = fields.filter(({ args }) => {
    const input = getNamedType(args.find(({ name }) => name === 'input')?.type);
    return isInputObjectType(input) && 'idempotencyKey' in input.getFields();
  });
  const paying = ['pay', 'payOrders', 'recharge', 'submitRemittance']; // their own stories
  const told = [...Object.keys(creating), 'sendLead', ...paying];
  expect(taking.map(({ name }) => name).sort()).toEqual(told.sort());
});

describe('A key', () => {
  const input = { ...address, idempotencyKey: 'one-intention' };

  it('is the shopper’s own: another shopper’s creates another thing', async () => {
    const mine = await shopper.run(CREATE_ADDRESS, { input });
    const theirs = await (await app.newShopper()).run(CREATE_ADDRESS, { input });
    expect(theirs.createAddress.address.id).not.toBe(mine.createAddress.address.id);
  });

  it('of one operation is refused for another', async () => {
    await shopper.run(CREATE_ADDRESS, { input });
    const item = { ...cartItemForm(), idempotencyKey: 'one-intention' };
    const { mutation } = creating['addCartItem']!;
    expect(await codeOf(shopper, mutation, item)).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('is as good as new after a refusal', async () => {
    const { mutation } = creating['submitOrder']!;
    const order = { contact, idempotencyKey: newId() };
    const refused = await times(32, () => codeOf(shopper, mutation, order));
    expect(new Set(refused)).toEqual(new Set(['NO_PRODUCT_SELECTED']));
    await buildCartItem(shopper);
    await shopper.run(mutation, { input: order });
  });

  it('answers NOT_FOUND where what it created is gone', async () => {
    await buildAddress(shopper);
    const { id } = (await shopper.run(CREATE_ADDRESS, { input })).createAddress.address;
    const DELETE = `mutation ($input: DeleteAddressInput!) {
      deleteAddress(input: $input) { deletedId }
    }`;
    await shopper.run(DELETE, { input: { addressId: id } });
    expect(await codeOf(shopper, CREATE_ADDRESS, input)).toBe('NOT_FOUND');
  });

  it('is another one after 7 days, cleared away or not', async () => {
    shopper = await app.newShopper('patient@example.com');
    const create = async () =>
      (await shopper.run(CREATE_ADDRESS, { input })).createAddress.address.id;
    const first = await create();
    app.clock.advance(7 * DAY_MS - 1);
    shopper = await signInAgain();
    expect(await create()).toBe(first);
    await clearKeys();
    expect(await create()).toBe(first);
    app.clock.advance(1);
    const [second] = await times(8, create);
    expect(second).not.toBe(first);
    app.clock.advance(7 * DAY_MS);
    shopper = await signInAgain();
    await clearKeys();
    expect(await countOf('idempotency_keys')).toBe(0);
    expect(await create()).not.toBe(second);
  });

  it('costs two statements more, and none where there is none', async () => {
    const count = async (idempotencyKey?: string) =>
      (
        await app.statementsOf(() =>
          shopper.run(CREATE_ADDRESS, { input: { ...address, idempotencyKey } }),
        )
      ).length;
    const without = await count();
    expect(await count(newId())).toBe(without + 2);
    const all = await app.statementsOf(() => shopper.run(CREATE_ADDRESS, { input: address }));
    expect(all.filter((sql) => sql.includes('idempotency_keys'))).toEqual([]);
  });

  it('of a guest names one request for fulfilment', async () => {
    const mutation = 'mutation ($input: SendLeadInput!) { sendLead(input: $input) { isSent } }';
    const input = { ...lead, monthlyParcels: 100, idempotencyKey: newId() };
    const before = await countOf('leads');
    const answers = await times(3, () => app.guest.ask(mutation, { input }));
    expect(answers.map(({ data }) => data?.sendLead.isSent)).toEqual([true, true, true]);
    const other = { ...input, monthlyParcels: 200 };
    expect(await codeOf(app.guest, mutation, other)).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await countOf('leads')).toBe(before + 1);
  });

  it('goes with the account, and stands in the export without what it was', async () => {
    await shopper.run(CREATE_ADDRESS, { input });
    const key = modules.flatMap(({ personalData = [] }) => personalData);
    const rows = await Promise.all(
      key.map((data) => data.read(app.services.db.read, shopper.viewerId)),
    );
    const own = rows.flatMap(({ idempotency_keys: found = [] }) => found);
    expect(own).toMatchObject([{ operation: 'createAddress' }]);
    const DELETE = `mutation ($input: DeleteAccountInput!) {
      deleteAccount(input: $input) { isDeleted }
    }`;
    await shopper.run(DELETE, { input: { password: 'secret123' } });
    const [row] = await app.services.db.read.query(
      `SELECT COUNT(*) AS n FROM idempotency_keys WHERE user_id = '${shopper.viewerId}'`,
    );
    expect(Number(row.n)).toBe(0);
  });
});

async function signInAgain(): Promise<TestClient> {
  const signIn = `mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInPayload { token } ${REFUSAL} } }`;
  const input = { email: 'patient@example.com', password: 'secret123' };
  return app.guest.withToken((await app.guest.run(signIn, { input })).signIn.token);
}

async function clearKeys(): Promise<void> {
  const job = modules
    .flatMap(({ jobs = [] }) => jobs)
    .find(({ name }) => name === 'forget-old-idempotency-keys');
  await job?.run(app.services);
}

describe('Over REST a key', () => {
  const snake = (input: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(input).map(([name, value]) => [
        name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`),
        value,
      ]),
    );

  async function post(path: string, body: object, key?: string) {
    const headers = { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await (await shopper.fetch(`/api/v1${path}`, init)).json()) as {
      code: number;
      data: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- read freely
    };
  }

  it('in the header, quoted or not, or in the body is the same key, and the same as over GraphQL', async () => {
    const key = newId();
    const over = await shopper.run(CREATE_ADDRESS, { input: { ...address, idempotencyKey: key } });
    const first = over.createAddress.address.id;
    const answers = [
      await post('/addresses', snake(address), key),
      await post('/addresses', snake(address), `"${key}"`),
      await post('/addresses', { ...snake(address), idempotency_key: key }),
    ];
    expect(answers.map(({ data }) => data.id)).toEqual([first, first, first]);
    const { data } = await post('/addresses', { ...snake(address), city: 'Bonn' }, key);
    expect(data.reason).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('creates one thing of 32 at once', async () => {
    await buildCartItem(shopper);
    const key = newId();
    const answers = await times(32, () => post('/orders', { contact }, key));
    expect(new Set(answers.map(({ data }) => data.order_number)).size).toBe(1);
  });

  it('that is none is refused', async () => {
    const { code, data } = await post('/addresses', snake(address), 'short');
    expect([code, Object.keys(data.fields)]).toEqual([422, ['idempotency_key']]);
  });

  it('of a payment comes by header or body; one of them must', async () => {
    const { id } = await buildUnpaidOrder(shopper, 1_000);
    await buildFund(app, shopper, 10_000);
    const body = { kind: 'ORDER', target_id: id };
    expect((await post('/payments', body)).data.fields).toHaveProperty('idempotency_key');
    const key = newId();
    const paid = await post('/payments', body, key);
    const again = await callRest(shopper, 'post', '/payments', {
      body: { ...body, idempotency_key: key },
    });
    expect(again.body.data).toEqual(paid.data);
  });
});
