import fs from 'node:fs/promises';
import { openWatchdog } from '../../app/alerts/watchdog';
import { HOUR_MS, MINUTE_MS } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { JobRun } from '../../platform/jobs/job-run.entity';
import { storedStates } from '../../platform/alerts/alert-states';
import type { Mail } from '../../platform/mail/mail';
import { buildPaymentFreeze, forgetPaymentFreezes } from '../builders/payment-freeze';
import { buildUnpaidOrder } from '../builders/unpaid-order';
import { cutGateway, sendEvent } from '../card-payments';
import { emailsTo } from '../emails';
import { deliverOutbox, MAX_TRIES } from '../../platform/queue/deliver-outbox';
import { restoreTargetOf } from '../../app/restore-target';
import { runOperator } from '../../operator/run-operator';
import { configBeside, operate } from '../run-operator';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL } from '../test-client';

const OPERATOR_EMAIL = 'night@tidebox.example';
const PAY = `mutation ($input: PayInput!) {
  pay(input: $input) { ... on PayPayload { payment { id checkoutUrl } } ${REFUSAL} }
}`;

let app: TestApp;
let lines: string[];
let sent: jest.SpyInstance<Promise<void>, [id: string, mail: Mail]>;
beforeEach(async () => {
  lines = [];
  app = await startTestApp({
    hearLog: (line) => lines.push(line),
    environment: { OPERATOR_EMAIL },
  });
  sent = jest.spyOn(app.services.operatorMailer, 'send').mockResolvedValue();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await app.stop();
});

/** Subjects of the emails about alerts since the last call. */
function told(): string[] {
  const subjects = sent.mock.calls.map(([, { subject }]) => subject);
  sent.mockClear();
  return subjects;
}

describe('The operator', () => {
  it('is told once that payments are frozen, again after hours, and when it is over', async () => {
    const look = openWatchdog(app.services);
    await look();
    expect(told()).toEqual([]);
    await buildPaymentFreeze(app);
    await look();
    const [, mail] = sent.mock.calls[0]!;
    expect(mail.to).toBe(OPERATOR_EMAIL);
    expect(mail.text).toContain('The ledger was found broken, and shoppers cannot pay.');
    expect(mail.text).toContain('schema/operating.md, "Payments stop"');
    expect(told()).toEqual(['Tidebox alert: PaymentsFrozen']);
    expect(lines.join('')).toContain('alert begins: The ledger was found broken');

    app.clock.advance(3 * HOUR_MS);
    await look();
    expect(told().filter((subject) => subject.includes('PaymentsFrozen'))).toEqual([]);
    app.clock.advance(HOUR_MS);
    await look();
    expect(told()).toContain('Tidebox alert, still: PaymentsFrozen');
    await forgetPaymentFreezes(app);
    await look();
    expect(told()).toEqual(['Tidebox alert over: PaymentsFrozen']);
    await look();
    expect(told()).toEqual([]);
  });

  it('is told by one of two processes', async () => {
    const [one, other] = [openWatchdog(app.services), openWatchdog(app.services)];
    await buildPaymentFreeze(app);
    await Promise.all([one(), other()]);
    await other();
    expect(told()).toEqual(['Tidebox alert: PaymentsFrozen']);
    await forgetPaymentFreezes(app);
    await Promise.all([one(), other()]);
    expect(told()).toEqual(['Tidebox alert over: PaymentsFrozen']);
  });

  it('is told by the process whose statement is first, of two that saw the same', async () => {
    const states = storedStates(app.services.db);
    const seen = await states.begin('PaymentsFrozen', app.clock.now());
    expect(await states.begin('PaymentsFrozen', app.clock.now())).toEqual(seen);
    const now = app.clock.now();
    expect([await states.tell(seen, now), await states.tell(seen, now)]).toEqual([true, false]);
    expect([await states.end(seen), await states.end(seen)]).toEqual([true, false]);
  });

  it('is told as soon as the mail server takes the email', async () => {
    const look = openWatchdog(app.services);
    await buildPaymentFreeze(app);
    sent.mockRejectedValueOnce(new Error('421 try later'));
    await look();
    expect(lines.join('')).toContain('an alert could not be mailed');
    expect(told()).toHaveLength(1);
    await look();
    expect(told()).toEqual(['Tidebox alert: PaymentsFrozen']);
  });

  it('is told that emails wait, by another way than theirs', async () => {
    const look = openWatchdog(app.services);
    await app.newShopper();
    jest.spyOn(app.services.mailer, 'send').mockRejectedValue(new Error('421 try later'));
    app.clock.advance(11 * MINUTE_MS);
    await look();
    expect(told()).toEqual(['Tidebox alert: EmailsWait']);
  });

  it('is told that the gateway opens no card payment', async () => {
    const look = openWatchdog(app.services);
    const shopper = await app.newShopper();
    for (let count = 0; count < 3; count++) {
      cutGateway(app);
      const { id: targetId } = await buildUnpaidOrder(shopper, 1_000);
      const input = { kind: 'ORDER', targetId, method: 'CARD', idempotencyKey: newId() };
      await shopper.refusal(PAY, { input });
    }
    await look();
    expect(told()).toEqual(['Tidebox alert: GatewaySilent']);
    app.clock.advance(16 * MINUTE_MS);
    await look();
    expect(told()).toContain('Tidebox alert over: GatewaySilent');
  });

  it('is told which job has not succeeded for three times its interval', async () => {
    const look = openWatchdog(app.services);
    const now = app.clock.now();
    const never = {
      leasedBy: '',
      leasedUntil: now,
      lastFailureAt: null,
      lastError: '',
      dueAt: now,
    };
    await app.services.db.transaction((tx) =>
      tx.insert(JobRun, [
        { ...never, name: 'deliver-outbox', lastSuccessAt: now },
        { ...never, name: 'verify-ledger', lastSuccessAt: null },
        { ...never, name: 'job-of-another-version', lastSuccessAt: new Date(0) },
      ]),
    );
    app.clock.advance(3 * MINUTE_MS);
    await look();
    app.clock.advance(MINUTE_MS);
    await look();
    expect(told()).toEqual([]);
    app.clock.advance(5 * MINUTE_MS);
    await look();
    expect(sent.mock.calls[0]![1].text).toContain(
      'tidebox_job_overdue_ratio of deliver-outbox = 9',
    );
    expect(told()).toEqual(['Tidebox alert: JobLate']);
    app.clock.advance(100 * HOUR_MS);
    await app.services.db.transaction((tx) =>
      tx.update(JobRun, { name: 'verify-ledger' }, { lastSuccessAt: now }),
    );
    await look();
    expect(sent.mock.calls[0]![1].text).toMatch(/ of deliver-outbox, verify-ledger = \d/);
  });

  it('is told that webhooks are refused, until one is accepted', async () => {
    const look = openWatchdog(app.services);
    const forged = { body: '{}', headers: { 'sandbox-signature': 'forged' } };
    for (let count = 0; count < 3; count++) expect((await sendEvent(app, forged)).status).toBe(400);
    await look();
    expect(told()).toEqual(['Tidebox alert: WebhooksRefused']);
    app.clock.advance(16 * MINUTE_MS);
    await look();
    expect(told()).toEqual(['Tidebox alert over: WebhooksRefused']);
  });

  it('is told that the database is away, which stays so for half a minute', async () => {
    const look = openWatchdog(app.services);
    const { read } = app.services.db;
    const query = jest.spyOn(read, 'query').mockRejectedValue(new Error('ECONNREFUSED'));
    const find = jest.spyOn(read, 'find').mockRejectedValue(new Error('ECONNREFUSED'));
    await expect(look()).rejects.toThrow('ECONNREFUSED');
    expect(told()).toEqual([]);
    app.clock.advance(MINUTE_MS / 2);
    await expect(look()).rejects.toThrow('ECONNREFUSED');
    expect(told()).toEqual(['Tidebox alert: DatabaseUnreachable']);
    query.mockRestore();
    find.mockRestore();
    await look();
    expect(told()).toEqual(['Tidebox alert over: DatabaseUnreachable']);
  });

  it('is told of a Redis that is away and of a disk that fills', async () => {
    const look = openWatchdog(app.services);
    jest.spyOn(app.services.rateLimits, 'isReachable').mockResolvedValue(false);
    jest.spyOn(fs, 'statfs').mockResolvedValue({ bavail: 5, blocks: 100 } as never);
    await look();
    app.clock.advance(MINUTE_MS);
    await look();
    expect(told()).toEqual(['Tidebox alert: RedisUnreachable']);
    app.clock.advance(4 * MINUTE_MS);
    await look();
    expect(told()).toEqual(['Tidebox alert: DiskNearlyFull']);
  });
});

it('Emails that were given up are tried again once the mail server is back', async () => {
  await app.newShopper('ada@example.com');
  const refused = jest.spyOn(app.services.mailer, 'send').mockRejectedValue(new Error('421'));
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    await deliverOutbox(app.services);
    app.clock.advance(HOUR_MS);
  }
  refused.mockRestore();
  expect(await emailsTo(app, 'ada@example.com')).toEqual([]);
  const { exitCode, out } = await operate(app, 'emails', 'retry');
  expect([exitCode, out]).toEqual([0, '1 emails are tried now.\n']);
  expect(await emailsTo(app, 'ada@example.com')).toHaveLength(1);
});

it('Whoever is called asks the command line what is wrong', async () => {
  const quiet = await operate(app, 'alerts');
  expect(quiet).toMatchObject({ exitCode: 0, err: '' });
  await buildPaymentFreeze(app);
  const loud = await operate(app, 'alerts');
  expect(loud.exitCode).toBe(1);
  expect(loud.out).toMatch(/^ALERT +PaymentsFrozen +1 +> 0 +at once +Payments stop$/m);
  expect(loud.out).toMatch(/^ok +JobLate +0 +> 3 +5 min +A job is late$/m);
  expect(loud.out).toContain('DiskFull');
});

it('Whoever is called while the database is away reads so in the same table', async () => {
  let [out, err] = ['', ''];
  const exitCode = await runOperator(['alerts'], {
    open: () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })),
    restoreTarget: () => restoreTargetOf(configBeside(app)),
    out: (text) => (out += text),
    err: (text) => (err += text),
  });
  expect([exitCode, err]).toEqual([3, 'Not reachable: refused (NOT_REACHABLE)\n']);
  expect(out).toMatch(/^ALERT +DatabaseUnreachable +1 +> 0 +30 s +Database lost$/m);
  expect(out).toMatch(/^UNREADABLE +EmailsWait +> 600 +at once +Emails wait$/m);
});
