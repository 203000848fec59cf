import { setTimeout as sleep } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';
import { newId } from '../../kernel/ids';
import { buildFund } from '../builders/fund';
import { buildUnpaidOrder } from '../builders/unpaid-order';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL } from '../test-client';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInPayload { token } ${REFUSAL} } }`;
const input = { email: 'lost@example.com', password: 'secret123' };

/** Kills the connection whose statement waits for the locked table, in the middle of it. */
async function killReader(): Promise<void> {
  const { owner } = app.services.db;
  for (;;) {
    const [waiting] = await owner.query<{ id: number }[]>(
      `SELECT id FROM information_schema.processlist
       WHERE db = DATABASE() AND state LIKE 'Waiting for table%'`,
    );
    if (waiting) return void (await owner.query(`KILL ${Number(waiting.id)}`));
    await sleep(10);
  }
}

/** An embedded database has no connection to lose. */
const onMysql = process.env['TEST_DATABASE'] === 'mysql' ? describe : describe.skip;
onMysql('A connection that the database loses', () => {
  it('while it reads is a clean refusal in the language of the request, and the next request is served', async () => {
    await app.newShopper(input.email);
    const locker = app.services.db.owner.createQueryRunner();
    await locker.query('LOCK TABLES users WRITE');
    const [refusal] = await Promise.all([
      app.guest.speaking('zh').refusal(SIGN_IN, { input }),
      killReader(),
    ]);
    await locker.query('UNLOCK TABLES');
    await locker.release();
    expect(refusal.extensions.code).toBe('BUSY');
    expect(refusal.message).toBe('现在访问的人很多。没有任何更改，请稍后再试');
    expect((await app.guest.run(SIGN_IN, { input })).signIn.token).toBeTruthy();
  });

  it('while it commits is not told as BUSY: what was kept all the same is found by its key', async () => {
    const shopper = await app.newShopper();
    await buildFund(app, shopper, 100_00);
    const { id: targetId } = await buildUnpaidOrder(shopper, 10_00);
    loseNextCommit();
    const order = { kind: 'ORDER', targetId, method: 'BALANCE', idempotencyKey: newId() };
    const refusal = await shopper.refusal(PAY, { input: order });
    expect(refusal.extensions.code).toBe('INTERNAL');
    const { payment, viewer } = (await shopper.run(PAY, { input: order })).pay;
    expect([payment.status, viewer.fund.balance]).toEqual(['CAPTURED', 90_00]);
  });
});

const PAY = `mutation ($input: PayInput!) { pay(input: $input) {
  ... on PayPayload { payment { status } viewer { fund { balance } } } ${REFUSAL}
} }`;

/** The next transaction is kept, and the connection lost before the database said so. */
function loseNextCommit(): void {
  const runners = Object.getPrototypeOf(app.services.db.owner.createQueryRunner()) as QueryRunner;
  const commit = runners.commitTransaction;
  jest.spyOn(runners, 'commitTransaction').mockImplementationOnce(async function (
    this: QueryRunner,
  ) {
    await commit.call(this);
    throw Object.assign(new Error('Connection lost'), { code: 'PROTOCOL_CONNECTION_LOST' });
  });
}
