import { setTimeout as sleep } from 'node:timers/promises';
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
});
