import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '../../app/rest/endpoints';
import { drawImage, sendFile } from '../builders/image';
import { hostileFields, hostileForms, hostileJson, type HostileBody } from '../hostile-bodies';
import { sendRaw, type RawAnswer, type RawRequest } from '../raw-request';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';
import { wholeDatabase } from '../whole-database';

/** Stalled clients are disconnected soon, so that the test need not wait. */
const serverOptions = {
  headersTimeout: 1_000,
  requestTimeout: 2_000,
  connectionsCheckingInterval: 100,
};

let app: TestApp;
let shopper: TestClient;
beforeAll(async () => {
  app = await startTestApp({ serverOptions });
  shopper = await app.newShopper();
});
afterAll(() => app.stop());

/** Side by side, since stalled ones take seconds; all at once the system itself would refuse. */
const AT_ONCE = 8;

/** Endpoints that take a body: `POST /uploads`. */
type Target = string;

const multipartTargets: readonly Target[] = [
  'POST /uploads',
  'POST /uploads?purpose=avatar',
  ...endpoints.filter(({ file }) => file).map(({ path }) => `POST /api/v1${path}`),
];

/** Whatever the method: a body may come with each of them. */
const jsonTargets: readonly Target[] = [
  'POST /graphql',
  'GET /graphql',
  ...endpoints.map(
    ({ method, path }) => `${method.toUpperCase()} /api/v1${path.replace(/\{\w+\}/g, 'x')}`,
  ),
  'POST /api/v1/no/such/path',
];

/** They read no body, but the server must get past it. */
const bodilessTargets: readonly Target[] = [
  ...['POST /', 'POST /livez', 'PUT /readyz', 'POST /account/export', 'POST /outbox'],
  ...['POST /assets/x.js', 'DELETE /uploads/x.png', 'POST /uploads/x.png', 'PATCH /graphql/ide'],
];

/** Bodies of a payment gateway and its sandbox page: of any type. */
const gatewayTargets: readonly Target[] = [
  'POST /webhooks/payments',
  'POST /sandbox-gateway/sb_01KAM4T3J8Z4X8Q0V5B2N6C9D7',
];

/** Returns the defect of a response to such a body; null if it is correct. */
function complaintAbout({ then }: HostileBody, { status, body }: RawAnswer): string | null {
  if (status === null) return then === 'break off' ? null : 'no answer';
  // The legacy paths report business refusals in their envelope (EN-05).
  const code = status === 200 ? (JSON.parse(body) as { code: number }).code : status;
  if (code < 400 || code >= 500) return `answered ${status} ${body}`;
  return /\n\s+at |node_modules/.test(body) ? `shows a stack: ${body}` : null;
}

/** A machine at its limits may ask everybody to come again; then its word on the body is still to come. */
async function answerTo(request: RawRequest): Promise<RawAnswer> {
  const answer = await sendRaw(shopper.url, request);
  return answer.body.includes('"BUSY"') ? answerTo(request) : answer;
}

/** With so little patience a server on a busy machine may drop an honest client as well. */
async function readiness(): Promise<number> {
  const { status } = await app.guest.fetch('/readyz');
  return status === 408 ? readiness() : status;
}

async function complaints(target: Target, bodies: readonly HostileBody[]): Promise<string[]> {
  const [method = '', path = ''] = target.split(' ');
  const found = await Promise.all(
    bodies.map(async (hostile) => {
      const headers = { authorization: shopper.token ?? '', ...hostile.headers };
      const answer = await answerTo({ ...hostile, method, path, headers });
      const complaint = complaintAbout(hostile, answer);
      return complaint && `${target}, ${hostile.name}: ${complaint}`;
    }),
  );
  return found.filter((complaint) => complaint !== null);
}

async function allComplaints(targets: readonly Target[], bodies: readonly HostileBody[]) {
  const before = await wholeDatabase(app);
  const found: string[] = [];
  for (let at = 0; at < targets.length; at += AT_ONCE) {
    const some = targets.slice(at, at + AT_ONCE);
    // Waits until the budget is refilled, so that no request is refused for its points alone.
    app.clock.advance(60_000);
    const told = await Promise.all(some.map((target) => complaints(target, bodies)));
    found.push(...told.flat());
  }
  // An unhandled error would have ended the process, and does end this test.
  expect(await readiness()).toBe(200);
  expect(await wholeDatabase(app)).toEqual(before);
  expect(readdirSync(join(app.varDir, 'uploads'))).toEqual([]);
  return found;
}

describe('A body that is truncated, stalled or contradicts itself is refused, and harms nobody', () => {
  it.each(multipartTargets)(
    'as the form of %s',
    async (target) => {
      expect(await allComplaints([target], hostileForms)).toEqual([]);
    },
    60_000,
  );

  it('as the JSON of every call', async () => {
    expect(multipartTargets).toHaveLength(4);
    expect(await allComplaints(jsonTargets, hostileJson)).toEqual([]);
  }, 600_000);

  it('as what a payment gateway tells', async () => {
    const bodies = [...hostileJson, ...hostileForms, ...hostileFields];
    expect(await allComplaints(gatewayTargets, bodies)).toEqual([]);
  }, 120_000);

  it('where no body is expected', async () => {
    const found = await allComplaints(bodilessTargets, [...hostileJson, ...hostileForms]);
    expect(found).toEqual([]);
  }, 120_000);

  it('and the next picture is taken', async () => {
    expect((await sendFile(shopper, await drawImage(), 'me.png')).status).toBe(201);
  });
});

it('A client that sends too slowly is told so', async () => {
  const target = { method: 'POST', path: '/graphql', then: 'wait' } as const;
  const headers = { 'content-type': 'application/json', 'content-length': '500' };
  const answer = await sendRaw(shopper.url, { ...target, headers, body: '{"query":' });
  expect(answer.status).toBe(408);
});
