import type { Actor } from '../../kernel/actor';
import { newId } from '../../kernel/ids';
import { receiveItem } from '../../modules/fulfilment/receive-item';
import { addShelf, retireShelf } from '../../modules/warehouse/shelves/change-shelves';
import { putOnShelf, undoMove } from '../../modules/warehouse/shelves/move-item';
import { ItemLabel, StockMove, type Shelf } from '../../modules/warehouse/shelves/shelf.entity';
import type { ShelfKind } from '../../modules/warehouse/shelves/shelf.policy';
import { AuditEntry } from '../../platform/audit/audit-entry.entity';
import { buildOrder } from '../builders/order';
import { buildStoredItem } from '../builders/stored-item';
import { operate } from '../run-operator';
import { clerk } from '../staff-actor';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

let app: TestApp;
let shopper: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  shopper = await app.newShopper();
});
afterAll(() => app.stop());

const colleague: Actor = { ...clerk, staffId: newId(), name: 'Ines', sessionId: newId() };
let shelfCount = 0;

const newShelf = (kind: ShelfKind = 'STORAGE'): Promise<Shelf> =>
  addShelf(app.services, clerk, { name: `A-${(shelfCount += 1)}`, kind });

const labelOf = async (storedItemId: string) =>
  (await app.services.db.read.findOneByOrFail(ItemLabel, { storedItemId })).code;

async function newItem(): Promise<{ id: string; item: string }> {
  const { id } = await buildStoredItem(app, shopper);
  return { id, item: await labelOf(id) };
}

const put = (item: string, { code: shelf }: Shelf, by: Actor = clerk) =>
  putOnShelf(app.services, by, { item, shelf });

const actions = () => app.services.db.read.find(AuditEntry, { order: { number: 'DESC' }, take: 1 });
const countOf = async (work: () => Promise<unknown>) => {
  const before = await app.services.db.read.count(AuditEntry);
  await work();
  return (await app.services.db.read.count(AuditEntry)) - before;
};

describe('A shelf', () => {
  it('has a code with a check character, and a name that no other has', async () => {
    const { code, name } = await newShelf();
    expect(code).toMatch(/^S\d{5}[0-9A-Z]$/);
    await expect(addShelf(app.services, clerk, { name, kind: 'HOLD' })).rejects.toMatchObject({
      code: 'SHELF_NAME_TAKEN',
    });
    for (const odd of ['', ' ', 'B 12', 'B_12', '架', 'A-2345678901234'])
      await expect(
        addShelf(app.services, clerk, { name: odd, kind: 'HOLD' }),
      ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('retires once nothing lies there, and takes nothing any more', async () => {
    const [shelf, other] = [await newShelf(), await newShelf()];
    const { item } = await newItem();
    await put(item, shelf);
    await expect(retireShelf(app.services, clerk, shelf.code)).rejects.toMatchObject({
      code: 'SHELF_IN_USE',
      params: { shelf: shelf.name, count: 1 },
    });
    await put(item, other);
    await retireShelf(app.services, clerk, shelf.code);
    await expect(put(item, shelf)).rejects.toMatchObject({ code: 'SHELF_RETIRED' });
    await expect(retireShelf(app.services, clerk, shelf.code)).rejects.toThrow('SHELF_RETIRED');
  });
});

describe('An item is put on a shelf', () => {
  it('by two scans, with one row in the audit log', async () => {
    const shelf = await newShelf();
    const { item } = await newItem();
    expect(item).toMatch(/^I\d{8}[0-9A-Z]$/);
    expect(await countOf(() => put(` ${item.toLowerCase()} `, shelf))).toBe(1);
    expect(await actions()).toMatchObject([
      {
        ...{ action: 'ITEM_SHELVED', subjectKind: 'STORED_ITEM', subjectId: item },
        ...{ actorName: clerk.name, after: JSON.stringify({ shelf: shelf.name }) },
      },
    ]);
  });

  it('the same move twice changes nothing, and says so', async () => {
    const shelf = await newShelf();
    const { id, item } = await newItem();
    expect(await put(item, shelf)).toMatchObject({ isMoved: true, from: null });
    app.clock.advance(30_000);
    const again = async () =>
      expect(await put(item, shelf, colleague)).toMatchObject({ isMoved: false, by: clerk.name });
    expect(await countOf(again)).toBe(0);
    expect(await app.services.db.read.countBy(StockMove, { storedItemId: id })).toBe(1);
  });

  it('a code that is wrong or of another thing is refused, never guessed', async () => {
    const shelf = await newShelf();
    const { item } = await newItem();
    const wrong = item.slice(0, -1) + (item.endsWith('0') ? '1' : '0');
    await expect(put(wrong, shelf)).rejects.toMatchObject({ code: 'CODE_WRONG' });
    for (const odd of [shelf.code, '', 'I1', '\u0000', 'x'.repeat(400)])
      await expect(put(odd, shelf)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(put(item, { ...shelf, code: item })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('a held one fits a hold shelf only, and a free one no hold shelf', async () => {
    const [storage, hold, unclaimed] = [
      await newShelf(),
      await newShelf('HOLD'),
      await newShelf('UNCLAIMED'),
    ];
    const { id, item } = await newItem();
    const unsuitable = { code: 'SHELF_UNSUITABLE' };
    await expect(put(item, hold)).rejects.toMatchObject(unsuitable);
    await expect(put(item, unclaimed)).rejects.toMatchObject(unsuitable);
    await put(item, storage);
    const setStatus = (status: string) =>
      app.services.db.owner.query(
        `UPDATE stored_items SET status = '${status}' WHERE id = '${id}'`,
      );
    await setStatus('HELD');
    app.clock.advance(60_000);
    await expect(put(item, await newShelf())).rejects.toMatchObject(unsuitable);
    await put(item, hold);
    for (const status of ['PACKED', 'WITHDRAWN']) {
      await setStatus(status);
      for (const shelf of [storage, hold, unclaimed])
        if (shelf !== hold) await expect(put(item, shelf)).rejects.toMatchObject(unsuitable);
    }
  });

  it('by two people at once: one moves, the other is told by whom', async () => {
    const { item } = await newItem();
    const [one, other] = [await newShelf(), await newShelf()];
    const results = await Promise.allSettled([put(item, one), put(item, other, colleague)]);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(1);
    const [winner, shelf] = results[0]?.status === 'fulfilled' ? [clerk, one] : [colleague, other];
    expect(refused[0]?.reason).toMatchObject({
      code: 'ITEM_JUST_MOVED',
      params: { by: winner.name, shelf: shelf.name },
    });
    app.clock.advance(60_000);
    await put(item, shelf === one ? other : one, colleague);
  });

  it('as it is received; a shelf that does not take it leaves it unreceived', async () => {
    const order = await buildOrder(app, shopper, { status: 'PROCESSING' });
    const measures = { weightGrams: 500, lengthMm: 200, widthMm: 150, heightMm: 100 };
    const arrival = { orderNumber: order.number, position: 1, ...measures, photoIds: [] };
    const [shelf, hold] = [await newShelf(), await newShelf('HOLD')];
    const receive = ({ code }: Shelf) =>
      receiveItem(app.services, clerk, { ...arrival, shelf: code });
    await expect(receive(hold)).rejects.toMatchObject({ code: 'SHELF_UNSUITABLE' });
    let label = '';
    expect(await countOf(async () => (label = (await receive(shelf)).label))).toBe(1);
    expect((await actions())[0]?.after).toContain(`"label":"${label}","shelf":"${shelf.name}"`);
    expect(await put(label, shelf)).toMatchObject({ isMoved: false });
  });
});

describe('A move is taken back', () => {
  it('by who made it, once, within ten minutes', async () => {
    const [one, other] = [await newShelf(), await newShelf()];
    const { item } = await newItem();
    await put(item, one);
    await put(item, other);
    const stranger = { ...clerk, staffId: newId(), name: 'Tomas' };
    await expect(undoMove(app.services, stranger)).rejects.toMatchObject({
      code: 'NOTHING_TO_UNDO',
    });
    app.clock.advance(9 * 60_000);
    const undo = async () =>
      expect(await undoMove(app.services, clerk)).toMatchObject({
        label: item,
        shelf: { name: one.name },
      });
    expect(await countOf(undo)).toBe(1);
    await expect(undoMove(app.services, clerk)).rejects.toMatchObject({ code: 'NOTHING_TO_UNDO' });
  });

  it('not later, nor once the item was moved on', async () => {
    const [one, other] = [await newShelf(), await newShelf()];
    const { item } = await newItem();
    await put(item, one);
    app.clock.advance(60_000);
    await put(item, other, colleague);
    const refused = { code: 'NOTHING_TO_UNDO' };
    await expect(undoMove(app.services, clerk)).rejects.toMatchObject(refused);
    app.clock.advance(11 * 60_000);
    await expect(undoMove(app.services, colleague)).rejects.toMatchObject(refused);
  });

  it('a first move leaves the item on no shelf', async () => {
    const { item } = await newItem();
    await put(item, await newShelf());
    expect(await undoMove(app.services, clerk)).toMatchObject({ label: item, shelf: null });
  });

  it('of two attempts at once, one', async () => {
    const { item } = await newItem();
    await put(item, await newShelf());
    const results = await Promise.allSettled([
      undoMove(app.services, clerk),
      undoMove(app.services, clerk),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('At the command line', () => {
  it('shelves are added, listed and retired, and items put there', async () => {
    const added = await operate(app, 'shelf', 'add', 'z-9', '--json');
    const { code } = JSON.parse(added.out) as { code: string };
    const { item } = await newItem();
    expect((await operate(app, 'shelf', 'put', item, code)).out).toBe(`${item} lies on Z-9.\n`);
    expect((await operate(app, 'shelf', 'put', item, code)).out).toContain('already: ');
    expect((await operate(app, 'shelf', 'list')).out).toMatch(
      new RegExp(`Z-9 +${code} +STORAGE +1`),
    );
    expect(await operate(app, 'shelf', 'retire', code)).toMatchObject({
      exitCode: 1,
      err: '1 item lies on Z-9. Move it first (SHELF_IN_USE)\n',
    });
  });
});
