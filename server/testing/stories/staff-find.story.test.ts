import { Payment } from '../../modules/payments/payment.entity';
import { AuditEntry } from '../../platform/audit/audit-entry.entity';
import { buildOrder } from '../builders/order';
import { buildPackage } from '../builders/package';
import { employ, startWithConsole, type Employee } from '../builders/staff';
import type { TestApp } from '../test-app';
import type { TestClient } from '../test-client';

let app: TestApp;
let support: Employee;
let anna: TestClient;

beforeAll(async () => {
  app = await startWithConsole();
  support = await employ(app, 'SUPPORT');
  anna = await app.newShopper('anna.find@example.com');
}, 60_000);
afterAll(() => app.stop());
beforeEach(() => app.clock.advance(20_000));

const FIND =
  'query Find($text: String!) { find(text: $text) { takenFor isCut things { kind id title detail } } }';
const ORDER = `query Order($number: String!) {
  order(number: $number) {
    number status
    items { position name place weightGrams packageNumber trackingNumber }
    timeline { label actor }
  }
}`;
const CONTACT = `mutation Contact($number: String!) {
  openContact(input: { number: $number, reason: "asks by phone" }) { email phone addresses { name city } }
}`;

type Found = { kind: string; id: string; detail: string | null };
const find = async (text: string) =>
  (await support.browser.run(FIND, { text })).find as {
    takenFor: string;
    isCut: boolean;
    things: Found[];
  };
const kindsFor = async (text: string) =>
  (await find(text)).things.map(({ kind, id }) => `${kind} ${id}`);

describe('Find (A34)', () => {
  it('finds an order, its shopper, a package, a payment and a fund record by each kind of number', async () => {
    const order = await buildOrder(app, anna, { status: 'PAID' });
    const parcel = await buildPackage(app, anna, 'PENDING_RECEIPT');
    const shopper = `SHOPPER ${anna.viewerId}`;
    expect(await kindsFor(order.number)).toEqual([`ORDER ${order.number}`, shopper]);
    expect(await kindsFor(` ${order.number.toLowerCase()} `)).toEqual([
      `ORDER ${order.number}`,
      shopper,
    ]);
    expect(await kindsFor(parcel.number)).toEqual([`PACKAGE ${parcel.number}`, shopper]);
    expect(await kindsFor(`JD0146${parcel.number}`)).toEqual([`PACKAGE ${parcel.number}`, shopper]);
    const { fundRecords } = await anna.run(
      '{ fundRecords(first: 1) { edges { node { number } } } }',
    );
    const [record] = fundRecords.edges.map(({ node }: { node: object }) => node);
    const payment = await app.services.db.read.findOneByOrFail(Payment, { userId: anna.viewerId });
    expect(await kindsFor(payment.number)).toEqual([`PAYMENT ${payment.number}`]);
    expect(await kindsFor(record.number)).toEqual([`RECORD ${record.number}`]);
    const byEmail = await kindsFor('Anna.Find@example.com');
    expect(byEmail).toContain(`ORDER ${order.number}`);
    expect(byEmail).toContain(`PACKAGE ${parcel.number}`);
    expect(byEmail).toContain(shopper);
    expect(await kindsFor('anna l')).toContain(`ORDER ${order.number}`);
  });

  it('says what it took a text for when it finds nothing', async () => {
    expect(await find('OR20200101-00000000')).toEqual({
      takenFor: 'ORDER',
      isCut: false,
      things: [],
    });
    expect(await find('Nobody of that name')).toEqual({
      takenFor: 'NAME',
      isCut: false,
      things: [],
    });
    expect(await find('   ')).toEqual({ takenFor: 'NAME', isCut: false, things: [] });
    expect((await find("%' OR 1=1 --")).things).toEqual([]);
  });

  it('says that a list is cut', async () => {
    const many = await app.newShopper('many@example.com');
    for (let count = 0; count < 21; count += 1) await buildOrder(app, many);
    const { things, isCut } = await find('many@example.com');
    expect([things.filter(({ kind }) => kind === 'ORDER').length, isCut]).toEqual([20, true]);
  }, 60_000);

  it('takes at most eight statements for any text, and as many for an order of many items', async () => {
    const texts = [
      'OR20200101-00000000',
      'JD014600003GB',
      'many@example.com',
      'anna',
      'PY20200101-00000000',
      'FR20200101-00000000',
    ];
    const session = 2;
    for (const text of texts) {
      const statements = await app.statementsOf(() => find(text));
      expect([text, statements.length - session <= 8]).toEqual([text, true]);
    }
    const few = await buildOrder(app, anna, { status: 'IN_STOCK' });
    const lots = await buildOrder(app, anna, {
      status: 'IN_STOCK',
      items: [{ name: 'A' }, { name: 'B' }, { name: 'C' }],
    });
    const countOf = async (number: string) =>
      (await app.statementsOf(() => support.browser.run(ORDER, { number }))).length - session;
    expect(await countOf(lots.number)).toBe(await countOf(few.number));
    expect(await countOf(lots.number)).toBeLessThanOrEqual(8);
  });
});

describe('The page of an order', () => {
  it('tells where each item is, and what happened, without contact or address', async () => {
    const parcel = await buildPackage(app, anna, 'PENDING_RECEIPT');
    const { node } = await anna.run(
      'query Number($id: ID!) { node(id: $id) { ... on Order { number } } }',
      { id: parcel.orderId },
    );
    const { data } = await support.browser.ask(ORDER, { number: node.number });
    expect(data.order.items).toEqual([
      {
        ...{ position: 1, place: 'SHIPPED', packageNumber: parcel.number },
        ...{ name: expect.any(String), weightGrams: expect.any(Number) },
        trackingNumber: `JD0146${parcel.number}`,
      },
    ]);
    expect(data.order.timeline[0].actor).toBe('SHOPPER');
    expect(JSON.stringify(data)).not.toMatch(/Anna|example\.com|30 1234567/);
    expect((await support.browser.run(ORDER, { number: 'OR20200101-00000000' })).order).toBeNull();
  });

  it('opens contact and address for support, which leaves a row with the reason (A10)', async () => {
    const { number } = await buildOrder(app, anna, { status: 'PAID' });
    const rows = () => app.services.db.read.findBy(AuditEntry, { action: 'CONTACT_OPENED' });
    const before = (await rows()).length;
    await find(number);
    await support.browser.run(ORDER, { number });
    expect(await rows()).toHaveLength(before);
    const { openContact } = await support.browser.run(CONTACT, { number });
    expect(openContact).toMatchObject({ email: 'anna.find@example.com', phone: '+49 30 1234567' });
    const [row] = (await rows()).slice(before);
    expect(row).toMatchObject({ subjectId: number, reason: 'asks by phone', actorId: support.id });
    const buyer = await employ(app, 'BUYER');
    const refused = await buyer.browser.refusal(CONTACT, { number });
    expect(refused.extensions.code).toBe('RIGHT_MISSING');
  });

  it('does not open a contact whose row cannot be written (A8)', async () => {
    const { number } = await buildOrder(app, anna, { status: 'PAID' });
    const { owner } = app.services.db;
    await owner.query('ALTER TABLE audit_log RENAME TO audit_log_gone');
    const { data, errors } = await support.browser.ask(CONTACT, { number });
    await owner.query('ALTER TABLE audit_log_gone RENAME TO audit_log');
    expect(data).toBeNull();
    expect(errors).toHaveLength(1);
  });
});
