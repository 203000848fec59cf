import crypto from 'node:crypto';
import { fen } from '../../kernel/money';
import { creditFund, journal, lockFund, orderPostings } from '../../modules/funds/public';
import { FundRecord } from '../../modules/funds/fund-record.entity';
import { buildFund } from '../builders/fund';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

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
const RECORDS = `query ($page: Int! = 1, $pageSize: Int! = 10) {
  fundRecords(page: $page, pageSize: $pageSize) {
    total page pageSize items { number amount type remark balanceAfter }
  }
}`;

const balance = async (): Promise<number> => (await shopper.run(BALANCE)).viewer.fund.balance;
const credit = (change: object = {}) =>
  creditFund(app.services, {
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
    expect((await shopper.run(RECORDS)).fundRecords).toMatchObject({ total: 0, items: [] });
  });

  it('shows its details newest first, a page at a time, in 3 statements (EN-10)', async () => {
    await credit();
    await spend(`${email}-1`, 1_250);
    await spend(`${email}-2`, 0);
    let records: { items: unknown[]; total: number } | undefined;
    const statements = await app.statementsOf(async () => {
      records = (await shopper.run(RECORDS, { page: 1, pageSize: 2 })).fundRecords;
    });
    expect(statements.length).toBeLessThanOrEqual(3);
    expect(records).toMatchObject({
      total: 3,
      items: [
        { type: 'ORDER_PAYMENT', amount: 0, balanceAfter: 3_750, remark: `${email}-2` },
        { type: 'ORDER_PAYMENT', amount: -1_250, balanceAfter: 3_750 },
      ],
    });
    const second = (await shopper.run(RECORDS, { page: 2, pageSize: 2 })).fundRecords;
    expect(second.items).toEqual([
      expect.objectContaining({
        number: expect.stringMatching(/^FR\d{8}-\d{8}$/),
        type: 'RECHARGE',
        amount: 5_000,
        remark: 'Bank transfer',
      }),
    ]);
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
    const draw = jest.spyOn(crypto, 'randomInt').mockImplementationOnce(() => digits);
    await spend(`${email}-taken`, 100);
    expect(draw).toHaveBeenCalledTimes(2);
    expect(await balance()).toBe(900);
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
    expect((await shopper.run(RECORDS)).fundRecords.total).toBe(1);
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
          creditFund(app.services, {
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

  it('take part in a movement that does not sum to zero', async () => {
    await expect(
      app.services.db.transaction((tx) =>
        journal(tx, {
          kind: 'ADJUSTMENT',
          idempotencyKey: `${email}-lopsided`,
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
    [{ page: 0 }, 'page'],
    [{ page: -1 }, 'page'],
    [{ pageSize: 0 }, 'pageSize'],
    [{ pageSize: 51 }, 'pageSize'],
  ])('be listed with %p', async (args, field) => {
    const refusal = await shopper.refusal(RECORDS, args);
    expect(refusal.extensions.code).toBe('VALIDATION_FAILED');
    expect(refusal.extensions.fields).toHaveProperty(field);
  });
});
