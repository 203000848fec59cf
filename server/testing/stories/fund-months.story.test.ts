import { fen, negate } from '../../kernel/money';
import { journal, lockFund, orderPostings } from '../../modules/funds/public';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

let app: TestApp;
let shopper: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  shopper = await app.newShopper();
});
afterAll(() => app.stop());

const MONTHS = '{ fundMonths { month incoming outgoing } }';

/** Spends from the fund at a moment of the past. */
function spend(amount: number, now: Date): Promise<void> {
  return app.services.db.transaction(async (tx) => {
    await lockFund(tx, shopper.viewerId);
    await journal(tx, {
      kind: 'ORDER_PAYMENT',
      idempotencyKey: `${shopper.viewerId}-${now.toISOString()}`,
      userId: shopper.viewerId,
      referenceId: null,
      postings: orderPostings(shopper.viewerId, fen(amount)),
      remark: '',
      now,
    });
  });
}
const receive = (amount: number, now: Date) => spend(negate(fen(amount)), now);

/** The first instant of the month that many months ago, in UTC. */
function monthsAgo(count: number): Date {
  const now = app.clock.now();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count));
}
const shifted = (instant: Date, ms: number) => new Date(instant.getTime() + ms);
const month = (count: number, incoming = 0, outgoing = 0) => ({
  month: monthsAgo(count).toISOString().slice(0, 7),
  incoming,
  outgoing,
});
const nothing = () => [5, 4, 3, 2, 1, 0].map((count) => month(count));

describe('The months of a fund', () => {
  it('are six months of nothing at first', async () => {
    expect((await shopper.run(MONTHS)).fundMonths).toEqual(nothing());
  });

  it('tell what came in and went out, this month last, in one statement more (RT-19)', async () => {
    await receive(900_000, shifted(monthsAgo(5), -1));
    await receive(100_000, monthsAgo(5));
    await spend(30_001, shifted(monthsAgo(4), -1));
    await receive(1, monthsAgo(1));
    await spend(2_000, shifted(monthsAgo(1), 1));
    await spend(3_000, shifted(monthsAgo(0), -1));
    await receive(5_050, monthsAgo(0));
    let months: unknown;
    const statements = await app.statementsOf(async () => {
      months = (await shopper.run(MONTHS)).fundMonths;
    });
    expect(statements.filter((sql) => sql.includes('journal_entries'))).toHaveLength(1);
    // The other one finds the session.
    expect(statements).toHaveLength(2);
    expect(months).toEqual([
      month(5, 100_000, 30_001),
      month(4),
      month(3),
      month(2),
      month(1, 1, 5_000),
      month(0, 5_050),
    ]);
  });
});

describe('The months of a fund cannot', () => {
  it('be read by another shopper, nor by a guest', async () => {
    await receive(100, app.clock.now());
    const other = await app.newShopper();
    expect((await other.run(MONTHS)).fundMonths).toEqual(nothing());
    expect((await app.guest.refusal(MONTHS)).extensions.code).toBe('PLEASE_LOGIN');
  });
});
