import type { QueryRunner } from 'typeorm';
import { checkInvariants } from '../../app/checking/check-invariants';
import { newId } from '../../kernel/ids';
import { ChainEntries1763710100009 } from '../../migrations/1763710100-ledger-chain';
import { totalsFrom } from '../../modules/funds/fund-totals';
import { JournalEntry } from '../../modules/funds/journal-entry.entity';
import { LedgerAccount } from '../../modules/funds/ledger-account.entity';
import { buildFund } from '../builders/fund';
import { buildOrder } from '../builders/order';
import { buildPackage } from '../builders/package';
import { buildUnpaidOrder } from '../builders/unpaid-order';
import { choose } from '../card-payments';
import { expectLedgerToBalance } from '../ledger';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

const PAY = `mutation ($input: PayInput!) {
  pay(input: $input) { ... on PayPayload { payment { checkoutUrl } } }
}`;
const CANCEL = `mutation ($id: ID!) { cancelPackage(input: { packageId: $id }) { package { id } } }`;

const chaining = new ChainEntries1763710100009();

let app: TestApp;
let runner: QueryRunner;
let booked: unknown;
beforeAll(async () => {
  app = await startTestApp();
  runner = app.services.db.owner.createQueryRunner();
  const [anna, bert] = [await app.newShopper(), await app.newShopper()];
  await buildOrder(app, anna, { status: 'REFUNDED' });
  const { id } = await buildPackage(app, anna);
  await anna.run(CANCEL, { id });
  await payByCard(bert);
  await buildFund(app, bert, 3_000);
  await app.newShopper(); // whose chain is empty
  booked = await chains();
});
// Rows as an older version left them.
beforeEach(() => chaining.down(runner));
afterAll(async () => {
  await runner.release();
  await app.stop();
});

/** Money that no fund shows: only the order identifies its owner. */
async function payByCard(shopper: TestClient): Promise<void> {
  const { id: targetId } = await buildUnpaidOrder(shopper, 1_000);
  const input = { kind: 'ORDER', targetId, method: 'CARD', idempotencyKey: newId() };
  await choose(app, (await shopper.run(PAY, { input })).pay.payment, 'pay');
}

const chains = async () => {
  const { read } = app.services.db;
  return {
    entries: await read.find(JournalEntry, { order: { id: 'ASC' } }),
    funds: await read.find(LedgerAccount, { order: { code: 'ASC' } }),
  };
};

const CUT = new Error('cut off');

/** A server that is killed after that many changes, each of which is kept. */
async function chainFor(changes: number): Promise<boolean> {
  const query = runner.query.bind(runner) as (sql: string, ...rest: unknown[]) => Promise<never>;
  let left = changes;
  const cutting = jest
    .spyOn(runner, 'query')
    .mockImplementation((sql: string, ...rest: unknown[]) =>
      sql.startsWith('SELECT') || left-- > 0 ? query(sql, ...rest) : Promise.reject(CUT),
    );
  try {
    await chaining.up(runner);
    return true;
  } catch (error) {
    if (error !== CUT) throw error;
    return false;
  } finally {
    cutting.mockRestore();
  }
}

describe('Entries that were booked before there were chains', () => {
  it('are linked as they would have been, whoever’s they are', async () => {
    expect(await chains()).not.toEqual(booked);
    expect(await chainFor(Infinity)).toBe(true);
    expect(await chains()).toEqual(booked);
    await expectLedgerToBalance(app);
  });

  it('come to the same after a cut at any change', async () => {
    let cuts = 0;
    for (; !(await chainFor(cuts)); cuts++) {
      expect(await chainFor(Infinity)).toBe(true);
      expect(await chains()).toEqual(booked);
      await chaining.down(runner);
    }
    expect(cuts).toBeGreaterThan(10);
    expect(await chains()).toEqual(booked);
  });

  it('are left as they are once they are linked', async () => {
    await chainFor(Infinity);
    expect(await chainFor(1)).toBe(true); // it names no fund anew, and changes nothing else
    expect(await chains()).toEqual(booked);
  });

  it('are named by the check where nobody can tell whose they are', async () => {
    const stray = { kind: 'ADJUSTMENT', referenceId: null, createdAt: app.clock.now() } as const;
    const id = newId();
    await app.services.db.transaction((tx) =>
      tx.insert(JournalEntry, { ...stray, ...totalsFrom(undefined), id, idempotencyKey: 'stray' }),
    );
    await chainFor(Infinity);
    const results = await checkInvariants(app.services);
    const found = results.find(
      ({ invariant }) => invariant === 'every entry stands in the chain of its fund',
    );
    expect(found?.violations).toEqual([
      `entry ${id}, idempotency_key stray, fund null, position null, chain_length null`,
    ]);
  });
});
