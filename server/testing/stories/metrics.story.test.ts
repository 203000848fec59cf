import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sendEmail } from '../../modules/emails/public';
import { PaymentFreeze } from '../../modules/funds/freezing/payment-freeze.entity';
import { newId } from '../../kernel/ids';
import { buildFund } from '../builders/fund';
import { buildPackage } from '../builders/package';
import { callRest } from '../rest-client';
import { freePort } from '../second-server';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL, type TestClient } from '../test-client';

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInPayload { token } ${REFUSAL} } }`;
/** Hash → text of each operation of the storefront. */
const persisted = JSON.parse(
  readFileSync(resolve(__dirname, '../../../client/gql/persisted-documents.json'), 'utf8'),
) as Record<string, string>;
const ownQuery = Object.values(persisted).find((text) =>
  /^query FrontPage|^query \w+ ?{/.test(text),
)!;
const opsFile = (name: string) => readFileSync(resolve(__dirname, '../../ops', name), 'utf8');
const nameOf = (text: string) => /^query (\w+)/.exec(text)![1]!;

describe('Whoever watches the service', () => {
  let app: TestApp;
  let port: number;
  let shopper: TestClient;
  const lines: Record<string, unknown>[] = [];
  beforeAll(async () => {
    port = await freePort();
    const hearLog = (line: string) => void lines.push(JSON.parse(line) as never);
    app = await startTestApp({ environment: { METRICS_PORT: String(port) }, hearLog });
    shopper = await app.newShopper();
  });
  afterAll(() => app.stop());

  /** Returns the figure of a line such as `name{label="…"} 3`; 0 if it is missing. */
  async function figure(start: string): Promise<number> {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const found = text.split('\n').find((line) => line.startsWith(`${start} `));
    return found ? Number(found.slice(start.length + 1)) : 0;
  }
  const answered = (api: string, operation: string, code: string, status: number) =>
    figure(
      `tidebox_request_seconds_count{api="${api}",operation="${operation}",code="${code}",status="${status}"}`,
    );

  it('reads figures on a port of their own, which shoppers do not reach', async () => {
    const page = await (await fetch(`${app.guest.url}/metrics`)).text();
    expect(page).not.toContain('tidebox_request_seconds');
    expect(await figure('tidebox_payments_frozen')).toBe(0);
    expect(await figure('nodejs_heap_size_total_bytes')).toBeGreaterThan(0);
    expect((await fetch(`http://127.0.0.1:${port}/graphql`)).status).toBe(404);
  });

  it('tells own operations, calls and refusals apart; what strangers name is one', async () => {
    await shopper.run(ownQuery).catch(() => undefined);
    await shopper.run('query SomebodysOwn { viewer { id } }');
    await app.guest.refusal(SIGN_IN, { input: { email: 'a@example.com', password: 'wrong1234' } });
    await callRest(shopper, 'get', '/orders');
    expect(await answered('graphql', nameOf(ownQuery), '', 200)).toBe(1);
    expect(await answered('graphql', 'other', '', 200)).toBeGreaterThanOrEqual(1);
    expect(await answered('graphql', 'other', 'WRONG_CREDENTIALS', 200)).toBe(1);
    expect(await answered('rest', 'listOrders', '', 200)).toBe(1);
    expect(await figure('tidebox_statements_total')).toBeGreaterThan(0);
  });

  it('finds operation, refusal and shopper in the line of a request', () => {
    expect(lines).toContainEqual(
      expect.objectContaining({ operation: 'SomebodysOwn', shopper: shopper.viewerId }),
    );
    expect(lines).toContainEqual(expect.objectContaining({ code: 'WRONG_CREDENTIALS' }));
  });

  it('sees emails that wait, parcels that wait, money that moves, and that payments are frozen', async () => {
    const { services, clock } = app;
    await buildFund(app, shopper, 12_300);
    await buildPackage(app, shopper);
    const mail = { key: 'paymentsFrozen', to: 'night@example.com', language: 'en' } as const;
    const params = { findings: 'x', at: 'now' };
    await services.db.transaction(async (tx) => {
      await sendEmail(tx, { ...mail, params }, clock.now());
      const freeze = { findings: 'x', liftedAt: null, liftedBecause: '', frozenAt: clock.now() };
      await tx.insert(PaymentFreeze, { ...freeze, id: newId(), active: 1 });
    });
    clock.advance(90_000);
    expect(await figure('tidebox_outbox_waiting{state="waiting"}')).toBeGreaterThan(0);
    expect(await figure('tidebox_outbox_oldest_seconds')).toBe(90);
    expect(await figure('tidebox_packages_to_ship')).toBe(1);
    expect(await figure('tidebox_packages_to_ship_oldest_seconds')).toBe(90);
    expect(
      await figure('tidebox_money_moved_last_hour_fen{kind="RECHARGE"}'),
    ).toBeGreaterThanOrEqual(12_300);
    expect(await figure('tidebox_payments_frozen')).toBe(1);
    // No other server could do better, so a balancer goes on sending requests.
    const ready = await app.guest.fetch('/readyz');
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'ok', note: 'payments are frozen' },
    ]);
  });

  it('finds every figure that the alert rules and the dashboard show', async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const exported = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name!);
    const shown = ['prometheus/alerts.yml', 'grafana/tidebox.json'].flatMap((file) =>
      [...opsFile(file).matchAll(/\b(tidebox|nodejs|process)_\w+/g)].map(([name]) => name),
    );
    expect(new Set(shown).size).toBeGreaterThan(15);
    const isExported = (name: string) =>
      exported.includes(name) || exported.includes(name.replace(/_(bucket|count|sum)$/, ''));
    expect(shown.filter((name) => !isExported(name))).toEqual([]);
  });

  it('still reads the other figures while the database does not answer', async () => {
    const count = jest.spyOn(app.services.db.read, 'countBy').mockRejectedValue(new Error('away'));
    expect(await figure('tidebox_statements_total')).toBeGreaterThan(0);
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).toMatch(/^tidebox_packages_to_ship Nan$/m);
    count.mockRestore();
  });
});
