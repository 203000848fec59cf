import crypto from 'node:crypto';
import { fen } from '../../kernel/money';
import {
  creditFund,
  hold,
  journal,
  lockFund,
  orderPostings,
  release,
} from '../../modules/funds/public';
import { FundRecord } from '../../modules/funds/fund-record.entity';
import { buildFund } from '../builders/fund';
import { expectLedgerToBalance } from '../ledger';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';
import { clerk } from '../staff-actor';

let app: TestApp;
let shopper: TestClient;
let email: string;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  shopper = await app.newShopper();
  ({ email } = (await shopper.run('{ viewer { email } }')).viewer);
});
afterAll(() => app.stop());

const BALANCE = '{ viewer { fund { balance } } }';
const RECORDS = `query ($first: Int! = 10, $after: String, $skip: Int! = 0, $sort: FundRecordSort) {
  fundRecords(first: $first, after: $after, skip: $skip, sort: $sort) {
    totalCount
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    edges { cursor node { number amount type remark balanceAfter } }
  }
}`;
interface Edge {
  readonly cursor: string;
  readonly node: { readonly amount: number; readonly remark: string };
}
const remarksOf = ({ edges }: { readonly edges: readonly Edge[] }) =>
  edges.map(({ node }) => node.remark);

const balance = async (): Promise<number> => (await shopper.run(BALANCE)).viewer.fund.balance;
const credit = (change: object = {}) =>
  creditFund(app.services, clerk, {
    email,
    amount: fen(5_000),
    remark: 'Bank transfer',
    idempotencyKey: `bank-${email}`,
    ...change,
  });

/** Spends from the fund without an order, to look at the ledger alone. */
function spend(key: string, amount: number): Promise<void> {
  return app.services.db.transaction(async (tx) => {
    await lockFund(tx, shopper.viewerId);
    await journal(tx, {
      kind: 'ORDER_PAYMENT',
      idempotencyKey: key,
      userId: shopper.viewerId,
      referenceId: null,
      postings: orderPostings(shopper.viewerId, fen(amount)),
      remark: key,
      now: app.clock.now(),
    });
  });
}

describe('A fund', () => {
  it('begins empty', async () => {
    expect(await balance()).toBe(0);
    expect((await shopper.run(RECORDS)).fundRecords).toEqual({
      ...{ totalCount: 0, edges: [] },
      pageInfo: {
        ...{ hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
      },
    });
  });

  it('shows its details newest first, a stretch at a time, in 3 statements (EN-10)', async () => {
    await credit();
    await spend(`${email}-1`, 1_250);
    await spend(`${email}-2`, 0);
    let records: { edges: Edge[]; pageInfo: { endCursor: string } } | undefined;
    const statements = await app.statementsOf(async () => {
      records = (await shopper.run(RECORDS, { first: 2 })).fundRecords;
    });
    expect(statements.length).toBeLessThanOrEqual(3);
    expect(records).toMatchObject({
      totalCount: 3,
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
      edges: [
        { node: { type: 'ORDER_PAYMENT', amount: 0, balanceAfter: 3_750, remark: `${email}-2` } },
        { node: { type: 'ORDER_PAYMENT', amount: -1_250, balanceAfter: 3_750 } },
      ],
    });
    const after = records?.pageInfo.endCursor;
    expect(records?.edges.at(-1)?.cursor).toBe(after);
    const second = (await shopper.run(RECORDS, { first: 2, after })).fundRecords;
    expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect(second.edges.map(({ node }: Edge) => node)).toEqual([
      expect.objectContaining({
        number: expect.stringMatching(/^FR\d{8}-\d{8}$/),
        type: 'RECHARGE',
        amount: 5_000,
        remark: 'Bank transfer',
      }),
    ]);
  });

  // Offset paging would show one of them on two pages.
  it('is read on exactly where money moves meanwhile, also within one instant', async () => {
    for (const amount of [1, 2, 3, 4]) await spend(`${email}-${amount}`, 0);
    const first = (await shopper.run(RECORDS, { first: 2 })).fundRecords;
    await spend(`${email}-5`, 0);
    const { endCursor: after } = first.pageInfo;
    const second = (await shopper.run(RECORDS, { first: 2, after })).fundRecords;
    const told = (...numbers: number[]) => numbers.map((one) => `${email}-${one}`);
    expect(remarksOf(first)).toEqual(told(4, 3));
    expect(remarksOf(second)).toEqual(told(2, 1));
    expect(second.pageInfo.hasNextPage).toBe(false);
    expect(second.totalCount).toBe(5);

    const sort = { field: 'AT', direction: 'ASC' };
    const oldest = (await shopper.run(RECORDS, { first: 2, sort })).fundRecords;
    expect(remarksOf(oldest)).toEqual(told(1, 2));
    const onwards = { first: 3, sort, after: oldest.pageInfo.endCursor };
    expect(remarksOf((await shopper.run(RECORDS, onwards)).fundRecords)).toEqual(told(3, 4, 5));
    const { fundRecords: skipped } = await shopper.run(RECORDS, { first: 1, skip: 3 });
    expect(remarksOf(skipped)).toEqual(told(2));
  });

  it('is credited once for a key, however often and at once it is used', async () => {
    const records = await Promise.all(Array.from({ length: 16 }, () => credit()));
    expect(new Set(records.map(({ number }) => number)).size).toBe(1);
    expect(await balance()).toBe(5_000);
  });

  it('books a movement although its record number is taken', async () => {
    await buildFund(app, shopper, 1_000);
    const taken = await app.services.db.read.findOneByOrFail(FundRecord, { remark: 'Recharge' });
    const digits = Number(taken.number.split('-')[1]);
    const { randomInt } = crypto;
    const draws = [digits];
    const draw = (max: number) => (max === 100_000_000 && draws.pop()) || randomInt(max);
    jest.spyOn(crypto, 'randomInt').mockImplementation(draw);
    await spend(`${email}-taken`, 100);
    expect(draws).toEqual([]);
    expect(await balance()).toBe(900);
    await expectLedgerToBalance(app);
  });
});

describe('A fund cannot', () => {
  it.each([
    ['an unknown email address', { email: 'nobody@example.com' }, 'NOT_FOUND'],
    ['nothing', { amount: fen(0) }, 'VALIDATION_FAILED'],
    ['a negative amount', { amount: fen(-1) }, 'VALIDATION_FAILED'],
    ['a huge amount', { amount: fen(1_000_000_001) }, 'VALIDATION_FAILED'],
    ['a remark that is too long', { remark: 'x'.repeat(201) }, 'VALIDATION_FAILED'],
    ['a key that is too long', { idempotencyKey: 'x'.repeat(73) }, 'VALIDATION_FAILED'],
  ])('be credited with %s', async (_, change, code) => {
    await expect(credit(change)).rejects.toMatchObject({ code });
    expect(await balance()).toBe(0);
  });

  it('be credited with another amount for the same key', async () => {
    await credit();
    await expect(credit({ amount: fen(1) })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(await balance()).toBe(5_000);
  });

  it('go below zero, not by one fen, and a refused movement leaves nothing behind', async () => {
    await credit();
    await expect(spend(`${email}-too-much`, 5_001)).rejects.toMatchObject({
      code: 'BALANCE_TOO_LOW',
    });
    expect((await shopper.run(RECORDS)).fundRecords.totalCount).toBe(1);
    await spend(`${email}-all`, 5_000);
    expect(await balance()).toBe(0);
  });

  it('book the same movement twice', async () => {
    await credit();
    await spend(`${email}-same`, 100);
    await expect(spend(`${email}-same`, 100)).rejects.toThrow();
    expect(await balance()).toBe(4_900);
  });

  it('use one key for two shoppers, not even at once', async () => {
    const { email: other } = (await (await app.newShopper()).run('{ viewer { email } }')).viewer;
    const results = await Promise.allSettled(
      [email, other].flatMap((to) =>
        Array.from({ length: 8 }, () =>
          creditFund(app.services, clerk, {
            email: to,
            amount: fen(100),
            remark: '',
            idempotencyKey: `${email}-shared`,
          }),
        ),
      ),
    );
    const refusals = results.filter((result) => result.status === 'rejected');
    expect(refusals).toHaveLength(8);
    for (const { reason } of refusals)
      expect(reason).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('lose what is held of it, neither by spending nor by holding it twice', async () => {
    await credit();
    const { db } = app.services;
    const withFund = (move: typeof hold, amount: number) =>
      db.transaction(async (tx) => {
        await lockFund(tx, shopper.viewerId);
        await move(tx, shopper.viewerId, fen(amount));
      });
    await withFund(hold, 3_000);
    const refusal = { code: 'BALANCE_TOO_LOW', params: { missing: 1 } };
    await expect(spend(`${email}-held`, 2_001)).rejects.toMatchObject(refusal);
    await expect(withFund(hold, 2_001)).rejects.toMatchObject(refusal);
    await expect(withFund(release, 3_001)).rejects.toThrow('holds less than');
    await spend(`${email}-free`, 2_000);
    await withFund(release, 3_000);
    expect(await balance()).toBe(3_000);
  });

  it('take part in a movement that does not sum to zero', async () => {
    await expect(
      app.services.db.transaction((tx) =>
        journal(tx, {
          kind: 'ADJUSTMENT',
          idempotencyKey: `${email}-lopsided`,
          userId: shopper.viewerId,
          referenceId: null,
          postings: [{ account: `fund:${shopper.viewerId}`, amount: fen(1) }],
          remark: '',
          now: app.clock.now(),
        }),
      ),
    ).rejects.toThrow('sum to 1, not to zero');
    expect(await balance()).toBe(0);
  });

  it('be read by a guest', async () => {
    expect((await app.guest.refusal(RECORDS)).extensions.code).toBe('PLEASE_LOGIN');
    expect((await app.guest.speaking('zh').refusal(RECORDS)).message).toBe('请先登录');
  });

  it.each([
    [{ first: 0 }, 'first'],
    [{ first: 51 }, 'first'],
    [{ skip: -1 }, 'skip'],
    [{ after: 'no cursor' }, 'after'],
  ])('be listed with %p', async (args, field) => {
    const refusal = await shopper.refusal(RECORDS, args);
    expect(refusal.extensions.code).toBe('VALIDATION_FAILED');
    expect(refusal.extensions.fields).toHaveProperty(field);
  });
});
