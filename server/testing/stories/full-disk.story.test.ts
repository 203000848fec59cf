import type { QueryRunner } from 'typeorm';
import { buildCartItem, cartItemForm } from '../builders/cart-item';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

const lines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ hearLog: (line) => lines.push(line) });
});
afterAll(() => app.stop());

const ADD = `mutation ($input: AddCartItemInput!) { addCartItem(input: $input) { item { id } } }`;

/** Limits the size of SQLite; simulates the error of MySQL's driver. Returns how to free space. */
async function fillDisk(): Promise<() => Promise<unknown>> {
  const { owner, engine } = app.services.db;
  if (engine === 'sqlite') {
    const [{ page_count: pages }] =
      await owner.query<[{ page_count: number }]>('PRAGMA page_count');
    await owner.query(`PRAGMA max_page_count = ${pages}`);
    return () => owner.query('PRAGMA max_page_count = 1000000');
  }
  const runners = Object.getPrototypeOf(owner.createQueryRunner()) as QueryRunner;
  const query = runners.query;
  const spy = jest.spyOn(runners, 'query').mockImplementation(function (
    this: QueryRunner,
    ...[sql, ...rest]: Parameters<QueryRunner['query']>
  ) {
    if (!/^\s*INSERT/.test(sql)) return query.call(this, sql, ...rest) as Promise<never>;
    const said = { code: 'ER_RECORD_FILE_FULL', errno: 1114, message: "The table 'x' is full" };
    return Promise.reject(Object.assign(new Error(said.message), { driverError: said }));
  });
  return () => Promise.resolve(spy.mockRestore());
}

describe('A disk without room', () => {
  it('is named in the log and at /readyz, and shoppers are told that nothing was changed', async () => {
    const shopper = await app.newShopper();
    const readiness = async () => {
      const response = await app.guest.fetch('/readyz');
      return [response.status, await response.json()];
    };
    expect(await readiness()).toEqual([200, { status: 'ok' }]);
    const makeRoom = await fillDisk();
    lines.splice(0);
    const refusal = await fillUp(shopper);
    expect(refusal).toBe('BUSY');
    const [told] = lines.filter((line) => line.includes('disk full'));
    expect(told).toMatch(/"level":50.*(SQLITE_FULL|disk is full|is full)/);
    expect(told).not.toContain('cannot rollback');
    expect(await readiness()).toEqual(
      app.services.db.engine === 'sqlite'
        ? [503, { status: 'unavailable', reason: 'disk full' }]
        : // All processes share that disk: none could do better, and all can be read from.
          [200, { status: 'ok', note: 'disk full' }],
    );

    await makeRoom();
    await buildCartItem(shopper, { name: 'Teapot' });
  });
});

/** Adds to the cart until the disk is full; returns the code of the refusal. */
async function fillUp(shopper: TestClient): Promise<unknown> {
  for (let count = 0; count < 100; count++) {
    const input = cartItemForm({ description: 'x'.repeat(1_000) });
    const { errors } = await shopper.ask(ADD, { input });
    if (errors) return errors[0]!.extensions['code'];
  }
  throw new Error('The disk has room for ever');
}
