import { buildOrder } from '../builders/order';
import { buildPackage } from '../builders/package';
import { employ, startWithConsole } from '../builders/staff';
import type { TestApp } from '../test-app';

let app: TestApp;

beforeAll(async () => {
  app = await startWithConsole();
}, 60_000);
afterAll(() => app.stop());

const TODAY = '{ today { name waiting since } }';
type Queue = { name: string; waiting: number; since: string | null };

describe('Today', () => {
  it('counts what waits, none cut, with the oldest, for the roles of the person', async () => {
    const { browser } = await employ(app, 'CLERK', 'BUYER', 'PACKER');
    const { today: empty } = await browser.run(TODAY);
    expect(empty).toEqual(
      ['TO_BUY', 'TO_RECEIVE', 'REFUNDS', 'TO_PACK'].map((name) => ({
        ...{ name, waiting: 0, since: null },
      })),
    );
    const anna = await app.newShopper();
    const firstAt = app.clock.now().toISOString();
    await buildOrder(app, anna, { status: 'PAID' });
    app.clock.advance(60_000);
    await buildOrder(app, anna, { status: 'PAID' });
    await buildOrder(app, anna, { status: 'PROCESSING' });
    await buildPackage(app, anna, 'PENDING_SHIPMENT');
    const { today } = await browser.run(TODAY);
    const counts = (today as Queue[]).map(({ name, waiting }) => [name, waiting]);
    expect(counts).toEqual([
      ['TO_BUY', 2],
      ['TO_RECEIVE', 1],
      ['REFUNDS', 0],
      ['TO_PACK', 1],
    ]);
    expect((today as Queue[])[0]?.since).toBe(firstAt);
  });

  it('takes as many statements for a hundred orders as for one', async () => {
    const { browser } = await employ(app, 'OWNER');
    const few = await app.statementsOf(() => browser.run(TODAY));
    const anna = await app.newShopper();
    for (let count = 0; count < 10; count += 1) await buildOrder(app, anna, { status: 'PAID' });
    const many = await app.statementsOf(() => browser.run(TODAY));
    expect(many.length).toBe(few.length);
    expect(many.length).toBeLessThanOrEqual(18);
  });

  it('shows an editor none of it', async () => {
    const { browser } = await employ(app, 'EDITOR');
    expect((await browser.run(TODAY)).today).toEqual([]);
  });
});
