import { graphQLSchema } from '../../app/graphql/schema';
import { StoredItem } from '../../modules/warehouse/stored-item.entity';
import { ItemLabel, StockCount } from '../../modules/warehouse/shelves/shelf.entity';
import { AuditEntry } from '../../platform/audit/audit-entry.entity';
import { buildStoredItem } from '../builders/stored-item';
import { employ, startWithConsole, type Employee } from '../builders/staff';
import { operate } from '../run-operator';
import type { TestApp } from '../test-app';
import type { TestClient } from '../test-client';

let app: TestApp;
let clara: Employee;
let shopper: TestClient;

beforeAll(async () => {
  app = await startWithConsole();
  clara = await employ(app, 'CLERK');
  shopper = await app.newShopper('shelved@example.com');
}, 60_000);
afterAll(() => app.stop());
beforeEach(() => app.clock.advance(61_000));

const ADD = `mutation Add($name: String!, $kind: StaffShelfKind!) {
  addShelf(input: { name: $name, kind: $kind }) { shelf { code name kind active } }
}`;
const RETIRE = `mutation Retire($shelf: String!) {
  retireShelf(input: { shelf: $shelf }) { shelf { active } }
}`;
const PUT = `mutation Put($item: String!, $shelf: String!) {
  putOnShelf(input: { item: $item, shelf: $shelf }) { isMoved by shelf { name } from { name } }
}`;
const UNDO = 'mutation Undo { undoMove { label shelf { name } } }';
const COUNT = `mutation Count($shelf: String!, $labels: [String!]!) {
  countShelf(input: { shelf: $shelf, labels: $labels }) {
    equal
    missing { label name orderNumber }
    unexpected { label item { isThere shelf { name } } }
  }
}`;
const CONTENTS = `query Contents($shelf: String!) {
  shelfContents(shelf: $shelf) { shelf { name } items { label name quantity orderNumber position status fits } }
}`;
const SHELVES = 'query Shelves { shelves { name code kind active items countedAt } }';
const OVERDUE = 'query Overdue { overdueItems { total items { label freeUntil shelf { name } } } }';
const FIND =
  'query Find($text: String!) { find(text: $text) { takenFor things { kind id detail } } }';
const ORDER = 'query Order($number: String!) { order(number: $number) { items { label shelf } } }';

let count = 0;
async function newShelf(kind = 'STORAGE') {
  const { addShelf } = await clara.browser.run(ADD, { name: `c-${(count += 1)}`, kind });
  return addShelf.shelf as { code: string; name: string };
}
async function newItem(on?: { code: string }) {
  const built = await buildStoredItem(app, shopper);
  const where = { storedItemId: built.id };
  const { code } = await app.services.db.read.findOneByOrFail(ItemLabel, where);
  if (on) await clara.browser.run(PUT, { item: code, shelf: on.code });
  return { ...built, code };
}
/** Sessions end meanwhile. */
async function daysLater(days: number) {
  app.clock.advance(days * 86_400_000);
  clara = await employ(app, 'CLERK');
  shopper = await app.newShopper();
}
const setStatus = (id: string, status: string) =>
  app.services.db.owner.query(`UPDATE stored_items SET status = '${status}' WHERE id = '${id}'`);

describe('A clerk at the console', () => {
  it('adds a shelf, puts items there, takes a move back; each leaves one row with a name (A8)', async () => {
    const rows = () => app.services.db.read.countBy(AuditEntry, { actorId: clara.id });
    const before = await rows();
    const shelf = await newShelf();
    const { code } = await newItem(shelf);
    expect((await clara.browser.run(UNDO)).undoMove).toEqual({ label: code, shelf: null });
    const { putOnShelf } = await clara.browser.run(PUT, { item: code, shelf: shelf.code });
    expect(putOnShelf).toMatchObject({ isMoved: true, shelf: { name: shelf.name }, from: null });
    expect((await rows()) - before).toBe(4);
    const names = await app.services.db.read.find(AuditEntry, {
      order: { number: 'DESC' },
      take: 3,
    });
    expect(names.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['ITEM_SHELVED', clara.id],
      ['SHELVING_UNDONE', clara.id],
      ['ITEM_SHELVED', clara.id],
    ]);
  });

  it('keeps no move of which the audit log has no row (A8)', async () => {
    const shelf = await newShelf();
    const { code } = await newItem();
    const { owner } = app.services.db;
    await owner.query('ALTER TABLE audit_log RENAME TO audit_log_gone');
    const { errors } = await clara.browser.ask(PUT, { item: code, shelf: shelf.code });
    await owner.query('ALTER TABLE audit_log_gone RENAME TO audit_log');
    expect(errors).toHaveLength(1);
    const label = await app.services.db.read.findOneByOrFail(ItemLabel, { code });
    expect(label.shelfId).toBeNull();
  });

  it('is told in their language why a scan is refused', async () => {
    const hold = await newShelf('HOLD');
    const { code } = await newItem();
    const item = { item: code, shelf: hold.code };
    const refused = await clara.browser.refusal(PUT, item, { headers: { 'client-lang': 'zh' } });
    expect(refused.message).toBe(`${hold.name} 不是存放货架，不能放 ${code}`);
    const wrong = `${code.slice(0, -1)}${code.endsWith('7') ? '8' : '7'}`;
    const unread = await clara.browser.refusal(PUT, { ...item, item: wrong });
    expect(unread.message).toBe(`Check character wrong: ${wrong}. Scan again`);
    const odd = await clara.browser.refusal(COUNT, { shelf: hold.code, labels: ['x'.repeat(41)] });
    expect(odd.extensions.code).toBe('VALIDATION_FAILED');
  });

  it('sees what should lie on a shelf, and what no longer fits there', async () => {
    const shelf = await newShelf();
    const held = await newItem(shelf);
    const packed = await newItem(shelf);
    await setStatus(held.id, 'HELD');
    await setStatus(packed.id, 'PACKED');
    const { shelfContents } = await clara.browser.run(CONTENTS, { shelf: shelf.code });
    const { items } = shelfContents as { items: { label: string; fits: boolean }[] };
    expect(items.map(({ label, fits }) => [label, fits])).toEqual(
      [
        [held.code, false],
        [packed.code, true],
      ].sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
    );
    const gone = `UPDATE order_items SET status = 'SHIPPED' WHERE order_id = '${packed.orderId}'`;
    await app.services.db.owner.query(gone);
    const { shelves } = await clara.browser.run(SHELVES);
    expect(shelves).toContainEqual(
      expect.objectContaining({ name: shelf.name, items: 1, countedAt: null }),
    );
    await expect(clara.browser.run(RETIRE, { shelf: shelf.code })).rejects.toThrow('SHELF_IN_USE');
  });
});

describe('A shelf is counted', () => {
  it('differences are told with where things should lie; nothing is written off', async () => {
    const [shelf, other] = [await newShelf(), await newShelf()];
    const here = await newItem(shelf);
    const missing = await newItem(shelf);
    const stray = await newItem(other);
    const nowhere = 'I000000000';
    const labels = [stray.code, here.code, here.code];
    const { countShelf } = await clara.browser.run(COUNT, { shelf: shelf.code, labels });
    expect(countShelf).toEqual({
      equal: 1,
      missing: [expect.objectContaining({ label: missing.code, orderNumber: missing.orderNumber })],
      unexpected: [{ label: stray.code, item: { isThere: true, shelf: { name: other.name } } }],
    });
    await expect(
      clara.browser.run(COUNT, { shelf: shelf.code, labels: [nowhere] }),
    ).rejects.toThrow('CODE_WRONG');
    const kept = await app.services.db.read.find(StockCount, { order: { id: 'DESC' }, take: 1 });
    expect(kept).toMatchObject([
      { equal: 1, missing: [missing.code], unexpected: [stray.code], countedById: clara.id },
    ]);
    const still = await app.services.db.read.findOneByOrFail(StoredItem, { id: missing.id });
    expect(still.status).toBe('STORED');
    const { shelfContents } = await clara.browser.run(CONTENTS, { shelf: shelf.code });
    expect(shelfContents.items).toHaveLength(2);
  });

  it('at the command line too', async () => {
    const shelf = await newShelf();
    const { code } = await newItem(shelf);
    expect((await operate(app, 'shelf', 'count', shelf.code, code)).out).toBe(
      `${shelf.name}: 1 as expected.\n`,
    );
    expect((await operate(app, 'shelf', 'count', shelf.code)).out).toContain(`missing     ${code}`);
  });

  it('takes as many statements for ten items as for two', async () => {
    const statementsFor = async (items: number) => {
      const shelf = await newShelf();
      const labels: string[] = [];
      for (let made = 0; made < items; made += 1) labels.push((await newItem(shelf)).code);
      const read = await app.statementsOf(() => clara.browser.run(CONTENTS, { shelf: shelf.code }));
      const counted = await app.statementsOf(() =>
        clara.browser.run(COUNT, { shelf: shelf.code, labels: labels.slice(1) }),
      );
      return [read.length, counted.length];
    };
    expect(await statementsFor(10)).toEqual(await statementsFor(2));
  });
});

describe('Find', () => {
  it('takes the code of a label, and says on which shelf the item lies', async () => {
    const shelf = await newShelf();
    const { code, orderNumber } = await newItem(shelf);
    const support = await employ(app, 'SUPPORT');
    const { find } = await support.browser.run(FIND, { text: ` ${code.toLowerCase()} ` });
    expect(find.takenFor).toBe('ITEM');
    expect(find.things).toEqual([
      { kind: 'ITEM', id: code, detail: `${orderNumber} 1 · ${shelf.name}` },
      expect.objectContaining({ kind: 'ORDER', id: orderNumber }),
      expect.objectContaining({ kind: 'SHOPPER' }),
    ]);
    const { order } = await support.browser.run(ORDER, { number: orderNumber });
    expect(order.items).toEqual([{ label: code, shelf: shelf.name }]);
  });
});

describe('Overdue storage', () => {
  it('is listed, the oldest first, with how many there are', async () => {
    const shelf = await newShelf();
    const old = await newItem(shelf);
    await daysLater(2);
    const younger = await newItem();
    await daysLater(40);
    await newItem();
    const { overdueItems } = await clara.browser.run(OVERDUE);
    const labels = overdueItems.items.map(({ label }: { label: string }) => label);
    expect(overdueItems.total).toBe(labels.length);
    expect(labels.slice(-2)).toEqual([old.code, younger.code]);
    expect(overdueItems.items.at(-2).shelf).toEqual({ name: shelf.name });
  });
});

describe('A shopper', () => {
  it('sees neither labels nor shelves', async () => {
    const { code, orderId } = await newItem(await newShelf());
    const mine = await shopper.run(
      `query ($id: ID!) {
        storedItems { id status name availableActions }
        order(id: $id) { number timeline { label note actor } items { name status } }
      }`,
      { id: orderId },
    );
    const paths = ['/api/v1/stored_items', `/api/v1/orders/${orderId}`, '/account/export'];
    const answers = [JSON.stringify(mine)];
    for (const path of paths) answers.push(await (await shopper.fetch(path)).text());
    const shelves = (await clara.browser.run(SHELVES)).shelves as { code: string }[];
    for (const answer of answers)
      for (const secret of [code, clara.id, ...shelves.map((shelf) => shelf.code)])
        expect(answer).not.toContain(secret);
    const fields = Object.values(graphQLSchema().getTypeMap()).flatMap((type) =>
      'getFields' in type ? Object.keys(type.getFields()) : [],
    );
    expect(fields.filter((name) => /shelf|shelves|stockCount/i.test(name))).toEqual([]);
  });
});
