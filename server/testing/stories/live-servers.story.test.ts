import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { systemClock } from '../../kernel/clock';
import { shipPackage } from '../../modules/fulfilment/public';
import { openShops } from '../../platform/item-page/open-shops';
import { providerReader } from '../../platform/item-page/provider';
import { openLog } from '../../platform/log';
import { buildFund } from '../builders/fund';
import { buildPackage } from '../builders/package';
import { startPausedProvider, type PausedProvider } from '../paused-provider';
import { operate } from '../run-operator';
import { startSecondServer, type SecondServer } from '../second-server';
import { openStream, type TestStream } from '../stream-client';
import { startTestApp, type TestApp } from '../test-app';
import { TestClient } from '../test-client';
import { until } from '../until';
import { clerk } from '../staff-actor';

/** URL of the Redis that the test run found or started. */
const redisUrl = process.env['TEST_REDIS_URL'] ?? '';
const onRedis = redisUrl ? describe : describe.skip;

/** The behaviour of both feeds for two server processes on one database. */
function tellsEachOther(environment: () => NodeJS.ProcessEnv): void {
  let app: TestApp;
  let second: SecondServer;
  let shopper: TestClient;
  let there: TestClient;
  let provider: PausedProvider;
  beforeAll(async () => {
    provider = await startPausedProvider();
    const shops = readThrough(provider.url);
    app = await startTestApp({ environment: environment(), isShared: true, shops });
    // The other process has the clock on the wall, by which sessions end as well.
    app.clock.advance(Date.now() - app.clock.now().getTime());
    second = await startSecondServer(app, { ITEM_PROVIDER_URL: provider.url });
    shopper = await app.newShopper();
    there = new TestClient(second.url, shopper.token, shopper.viewerId);
  });
  afterAll(async () => {
    await second.stop();
    await app.stop();
    provider.close();
  });

  it('tells a page of one server what the operator does and what the other server does', async () => {
    const [one, other] = [await buildPackage(app, shopper), await buildPackage(app, shopper)];
    const stream = await openStream(there);
    await operate(app, 'ship', one.number, '--carrier', 'DHL', '--tracking', '1');
    expect(labels(await shipped(stream, one.id))).toHaveLength(2);
    const { viewer } = await notified(stream, `Package ${one.number} is on its way`);
    const { unreadNotificationCount } = (await shopper.run(UNREAD)).viewer;
    expect(viewer.unreadNotificationCount).toBe(unreadNotificationCount);
    const shipping = { packageNumber: other.number, carrier: 'DHL', trackingNumber: '2' };
    await shipPackage(app.services, clerk, shipping);
    expect(labels(await shipped(stream, other.id))).toHaveLength(2);
    stream.leave();
  });

  it('ends a stream of one server when its session is ended on the other', async () => {
    const { email } = (await shopper.run('{ viewer { email } }')).viewer;
    const input = { email, password: 'secret123' };
    const signIn = `mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInPayload { token } } }`;
    const { token } = (await app.guest.run(signIn, { input })).signIn;
    const stream = await openStream(new TestClient(second.url, token));
    await shopper.run('mutation { endOtherSessions { __typename } }');
    // Changes just before it was opened may be sent once more.
    let change = await stream.next();
    while (change) change = await stream.next();
    expect(change).toBeNull();
  });

  it('asks a shop once for a page that is pasted on both at the same moment', async () => {
    const looks = jest.spyOn(app.services.db.read, 'findOneBy');
    const paste = async (client: TestClient) => (await client.run(LISTING)).listing;
    const first = paste(there);
    await until(() => provider.asked.length > 0);
    const other = paste(shopper);
    await until(() => looks.mock.calls.length > 2 || provider.asked.length > 1);
    provider.release();
    expect(await other).toEqual(await first);
    expect(await other).toMatchObject({ title: '纯棉外套 秋冬', failure: null });
    expect(provider.asked).toEqual(['/taobao/674839201']);
  });
}

const LISTING =
  '{ listing(pasted: "https://item.taobao.com/item.htm?id=674839201") { id title failure } }';

/** The shops of the world as the server opens them; each has its own clock for what it leaves alone. */
function readThrough(url: string) {
  const provider = providerReader({ url, key: null, log: openLog('silent') });
  return openShops({ publicUrl: 'http://tidebox.test', clock: systemClock, provider });
}

const UNREAD = '{ viewer { unreadNotificationCount } }';
const labels = ({ timeline }: { timeline: readonly { label: string }[] }) =>
  timeline.map(({ label }) => label);

/** Returns the changes of a package that was shipped, without earlier ones and those of other objects. */
async function shipped(stream: TestStream, id: string) {
  for (;;) {
    const { package: told } = await stream.until('PACKAGE_CHANGED');
    if (told.id === id && told.status === 'PENDING_RECEIPT') return told;
  }
}

/** Returns the changes sent with a notification, without earlier ones. */
async function notified(stream: TestStream, title: string) {
  for (;;) {
    const change = await stream.until('NOTIFICATION_RECEIVED');
    if (change.notification.title === title) return change;
  }
}

/** An embedded database has one server; the live story covers the operator's commands beside it. */
const isMysql = process.env['TEST_DATABASE'] === 'mysql';
const onBoth = redisUrl && isMysql ? describe : describe.skip;
onBoth('Two servers with one Redis', () => tellsEachOther(() => ({ REDIS_URL: redisUrl })));

const onMysql = isMysql ? describe : describe.skip;
onMysql('Two servers on one database without Redis', () => tellsEachOther(() => ({})));

onRedis('A Redis that goes away', () => {
  let app: TestApp;
  let way: Way;
  beforeAll(async () => {
    way = await openWay(redisUrl);
    app = await startTestApp({ environment: { REDIS_URL: way.url } });
  });
  afterAll(async () => {
    await app.stop();
    way.close();
  });

  it('costs a page nothing of what its own server does, and makes it ask again when it is back', async () => {
    const shopper = await app.newShopper();
    const stream = await openStream(shopper);
    await buildFund(app, shopper, 100);
    expect(await stream.until('BALANCE_CHANGED')).toMatchObject({
      viewer: { fund: { balance: 100 } },
    });
    way.cut();
    await buildFund(app, shopper, 50);
    expect(await stream.until('BALANCE_CHANGED')).toMatchObject({
      viewer: { fund: { balance: 150 } },
    });
    way.mend();
    // Changes of other processes meanwhile are unknown: the page refetches everything.
    let change = await stream.next();
    while (change) change = await stream.next();
    const again = await openStream(shopper);
    await buildFund(app, shopper, 50);
    expect(await again.until('BALANCE_CHANGED')).not.toBeNull();
    again.leave();
  });
});

interface Way {
  readonly url: string;
  cut(): void;
  mend(): void;
  close(): void;
}

/** A way to Redis that can be cut. */
async function openWay(to: string): Promise<Way> {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  let isCut = false;
  const server: Server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(port || 6379), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      open.add(one.on('error', () => undefined).on('close', () => other.destroy()));
    near.pipe(far).pipe(near);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const drop = () => open.forEach((socket) => socket.destroy());
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      drop();
    },
    mend: () => void (isCut = false),
    close() {
      server.close();
      drop();
    },
  };
}
