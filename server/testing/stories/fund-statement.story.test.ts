import { days } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { fen, negate } from '../../kernel/money';
import { FundRecord } from '../../modules/funds/fund-record.entity';
import { journal, lockFund, orderPostings } from '../../modules/funds/public';
import { buildFund } from '../builders/fund';
import { callRest } from '../rest-client';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

let app: TestApp;
let shopper: TestClient;
let booked: number;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  shopper = await app.newShopper();
  booked = 0;
});
afterAll(() => app.stop());

/** Moves money at an instant: what is above zero comes in. */
function move(amount: number, now: Date, remark = ''): Promise<void> {
  return app.services.db.transaction(async (tx) => {
    await lockFund(tx, shopper.viewerId);
    await journal(tx, {
      kind: amount < 0 ? 'ORDER_PAYMENT' : 'ADJUSTMENT',
      userId: shopper.viewerId,
      idempotencyKey: `${shopper.viewerId}-${++booked}`,
      referenceId: null,
      postings: orderPostings(shopper.viewerId, negate(fen(amount))),
      remark,
      now,
    });
  });
}
const daysAgo = (count: number) => new Date(app.clock.now().getTime() - days(count));

const STATEMENT = `query ($from: DateTime, $to: DateTime) {
  fundStatement(from: $from, to: $to) {
    openingBalance incoming outgoing closingBalance recordCount
  }
}`;
const statement = async (period: { from?: Date; to?: Date } = {}) =>
  (await shopper.run(STATEMENT, period)).fundStatement;

describe('The statement of a fund (RT-19)', () => {
  it('is all zeros where nothing has moved', async () => {
    const nothing = { openingBalance: 0, incoming: 0, outgoing: 0, closingBalance: 0 };
    expect(await statement()).toEqual({ ...nothing, recordCount: 0 });
    expect(await statement({ from: daysAgo(30), to: daysAgo(1) })).toMatchObject(nothing);
  });

  it('begins with what was there, and ends with what came in and went out', async () => {
    await move(100_000, daysAgo(40));
    await move(-30_000, daysAgo(20));
    await move(5_000, daysAgo(20));
    await move(-1, daysAgo(10));
    const period = { from: daysAgo(20), to: daysAgo(10) };
    expect(await statement(period)).toEqual({
      ...{ openingBalance: 100_000, incoming: 5_000, outgoing: 30_000 },
      ...{ closingBalance: 75_000, recordCount: 2 },
    });
    expect(await statement({ from: daysAgo(10) })).toMatchObject({
      ...{ openingBalance: 75_000, closingBalance: 74_999, recordCount: 1 },
    });
    expect(await statement({ to: daysAgo(20) })).toMatchObject({ closingBalance: 100_000 });
    const query = { from: period.from.toISOString(), to: period.to.toISOString() };
    const { body } = await callRest(shopper, 'get', '/fund_statement', { query });
    expect(body.data).toEqual({
      ...{ opening_balance: 100_000, incoming: 5_000, outgoing: 30_000 },
      ...{ closing_balance: 75_000, record_count: 2 },
    });
  });

  it('takes one statement beside that of the session, however much has moved', async () => {
    for (let count = 0; count < 20; count++) await move(100, daysAgo(count));
    const statements = await app.statementsOf(() => statement({ from: daysAgo(10) }));
    expect(statements).toHaveLength(2);
  });

  it("tells nothing of another shopper's", async () => {
    await move(100, daysAgo(2));
    shopper = await app.newShopper();
    expect(await statement()).toMatchObject({ closingBalance: 0, recordCount: 0 });
    expect(await csv()).toHaveLength(1);
  });

  it.each(['from', 'to'])('cannot be had of a year that no database keeps: %s', async (end) => {
    const refusal = await shopper.refusal(STATEMENT, { [end]: '1582-10-04T00:00:00.000Z' });
    expect(refusal.extensions.fields).toHaveProperty(end);
  });
});

/** Writes a record so many times more, each with a balance of its own: quicker than moving money. */
function copyRecord(count: number): Promise<unknown> {
  return app.services.db.transaction(async (tx) => {
    const { userId, ...first } = await tx.findOneByOrFail(FundRecord, { userId: shopper.viewerId });
    const copies = Array.from({ length: count }, (_, index) => ({
      ...{ ...first, userId, id: newId(), number: `FR-${userId.slice(-12)}-${index}` },
      balanceAfter: fen(1_000 + index),
    }));
    for (let start = 0; start < count; start += 100)
      await tx.insert(FundRecord, copies.slice(start, start + 100));
  });
}

/** The lines of the file. */
async function csv(query: Record<string, string> = {}, client = shopper): Promise<string[]> {
  const response = await client.fetch(
    `/api/v1/fund_statement.csv?${new URLSearchParams(query).toString()}`,
  );
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename=statement.csv');
  const content = Buffer.from(await response.arrayBuffer());
  expect(content.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  return content.toString('utf8').slice(1).trimEnd().split('\n');
}

describe('The statement as a file for spreadsheets', () => {
  it('has a line for each record, the oldest first, amounts in yuan', async () => {
    await move(123_450, daysAgo(3), '=1+1');
    await move(-450, daysAgo(2), 'OR-1, urgent');
    const [titles, ...lines] = await csv();
    expect(titles).toBe(
      'Transaction number,Time (UTC),Type,Remark,Money in (CNY),Money out (CNY),Balance after (CNY),Hash',
    );
    const at = daysAgo(3).toISOString();
    expect(lines[0]).toMatch(
      new RegExp(`^FR[\\d-]+,${at},Adjustment,'=1\\+1,1234.50,,1234.50,[0-9a-f]{64}$`),
    );
    expect(lines[1]).toMatch(/,Order payment,"OR-1, urgent",,4.50,1230.00,[0-9a-f]{64}$/);
    expect(lines).toHaveLength(2);
    const hashes = (await shopper.run('{ fundRecords { edges { node { hash } } } }')).fundRecords
      .edges;
    expect(lines.map((line) => line.slice(-64)).reverse()).toEqual(
      hashes.map(({ node }: { node: { hash: string } }) => node.hash),
    );
  });

  it('is in the language of the request', async () => {
    await move(100, daysAgo(1));
    const lines = await csv({}, shopper.speaking('zh'));
    expect(lines[0]).toBe(
      '流水号,时间（UTC）,类型,备注,收入（人民币）,支出（人民币）,余额（人民币）,校验值',
    );
    expect(lines[1]).toContain(',调整,');
  });

  it('holds what a filter lets through', async () => {
    await move(300, daysAgo(3));
    await move(-100, daysAgo(2));
    await move(200, daysAgo(1));
    expect(await csv({ group: 'INCOMING' })).toHaveLength(3);
    expect(await csv({ type: 'ORDER_PAYMENT' })).toHaveLength(2);
    expect(await csv({ from: daysAgo(2).toISOString() })).toHaveLength(3);
    const refused = await callRest(shopper, 'get', '/fund_statement.csv', {
      query: { type: 'THEFT' },
    });
    expect(refused.body).toMatchObject({ code: 422, data: { reason: 'VALIDATION_FAILED' } });
  });

  it('is read in stretches, and holds each record once, also those of one instant', async () => {
    await move(100, app.clock.now());
    await copyRecord(1_000);
    let lines: string[] = [];
    const statements = await app.statementsOf(async () => {
      lines = await csv();
    });
    expect(statements.filter((sql) => sql.includes('fund_records'))).toHaveLength(3);
    const balances = lines.slice(1).map((line) => line.split(',').at(-2));
    expect(balances).toHaveLength(1_001);
    expect(new Set(balances).size).toBe(1_001);
  });

  it('is kept from guests', async () => {
    const { status, body } = await callRest(app.guest, 'get', '/fund_statement.csv');
    expect([status, body.code]).toEqual([401, 401]);
  });
});

const DAYS = '{ fundDays { day balance } }';
const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

describe('The balance over time (RT-19)', () => {
  it('is a line from before the six months to today, in one statement more', async () => {
    const now = app.clock.now();
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 5));
    await move(1_000, new Date(first.getTime() - days(30)));
    await move(500, daysAgo(9));
    await move(-200, daysAgo(9));
    await move(-300, daysAgo(4));
    await move(100, now);
    let found: unknown;
    const statements = await app.statementsOf(async () => {
      found = (await shopper.run(DAYS)).fundDays;
    });
    expect(statements).toHaveLength(2);
    expect(found).toEqual([
      { day: dayOf(new Date(first.getTime() - 1)), balance: 1_000 },
      { day: dayOf(daysAgo(9)), balance: 1_300 },
      { day: dayOf(daysAgo(4)), balance: 1_000 },
      { day: dayOf(now), balance: 1_100 },
    ]);
    const { body } = await callRest(shopper, 'get', '/fund_days');
    expect(body.data).toEqual(found);
  });

  it('is flat where nothing has moved', async () => {
    await buildFund(app, await app.newShopper(), 1_000);
    const balances = (await shopper.run(DAYS)).fundDays.map(
      ({ balance }: { balance: number }) => balance,
    );
    expect(balances).toEqual([0, 0]);
  });
});
