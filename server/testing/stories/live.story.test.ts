import { writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS } from '../../kernel/clock';
import { announce } from '../../platform/changes/changes';
import { shipPackage } from '../../modules/fulfilment/public';
import { buildCartItem } from '../builders/cart-item';
import { buildFund } from '../builders/fund';
import { buildOrder } from '../builders/order';
import { buildPackage } from '../builders/package';
import { operate } from '../run-operator';
import { callRest } from '../rest-client';
import { askForStream, openStream } from '../stream-client';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';
import { clerk } from '../staff-actor';

let app: TestApp;
let shopper: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  shopper = await app.newShopper();
});
afterAll(() => app.stop());

const CART_CHANGES = 'subscription { viewerChanged { kind viewer { cartCount } } }';

const ship = (packageNumber: string) =>
  shipPackage(app.services, clerk, {
    packageNumber,
    carrier: 'DHL',
    trackingNumber: packageNumber,
  });
const labels = (timeline: readonly { label: string }[]) => timeline.map(({ label }) => label);

describe('An open page of a shopper', () => {
  it('is told that a package was shipped, with its status, its timeline and the unread count', async () => {
    const { id, number } = await buildPackage(app, shopper);
    const { viewer } = await shopper.run('{ viewer { unreadNotificationCount } }');
    const stream = await openStream(shopper);
    await ship(number);
    const change = await stream.until('PACKAGE_CHANGED');
    expect(change.package).toMatchObject({ id, status: 'PENDING_RECEIPT' });
    expect(labels(change.package.timeline)).toHaveLength(2);
    const { notification, viewer: now } = await stream.until('NOTIFICATION_RECEIVED');
    expect(notification).toMatchObject({
      title: `Package ${number} is on its way`,
    });
    expect(now.unreadNotificationCount).toBe(viewer.unreadNotificationCount + 1);
    stream.leave();
  });

  it('is told of each step of an order, and of the balance that paid for it', async () => {
    const stream = await openStream(shopper);
    const { id } = await buildOrder(app, shopper, { status: 'PROCESSING' });
    const submitted = await stream.until('ORDER_CHANGED');
    expect(submitted.order).toMatchObject({ id });
    expect(labels(submitted.order.timeline)[0]).toBe('Order submitted');
    expect(await stream.until('BALANCE_CHANGED')).toMatchObject({ order: null });
    let latest = await stream.until('ORDER_CHANGED');
    while (latest.order.status !== 'PROCESSING') latest = await stream.until('ORDER_CHANGED');
    expect(labels(latest.order.timeline)).toHaveLength(3);
    stream.leave();
  });

  it('is told of each change of the cart, with how many items it holds', async () => {
    const stream = await openStream(shopper, CART_CHANGES);
    const told = async () => (await stream.until('CART_CHANGED')).viewer.cartCount;
    const id = await buildCartItem(shopper);
    expect(await told()).toBe(1);
    const changes: readonly [path: string, body: object, count: number][] = [
      [`/cart/${id}`, { quantity: 2 }, 1],
      ['/cart/select', { ids: [id], is_selected: false }, 1],
      ['/cart/remove', { ids: [id] }, 0],
      ['/cart/restore', { ids: [id] }, 1],
    ];
    for (const [path, body, count] of changes) {
      await callRest(shopper, 'post', path, { body });
      expect([path, await told()]).toEqual([path, count]);
    }
    await buildOrder(app, shopper);
    // That of the order is put in before it is taken out.
    expect([await told(), await told()]).toEqual([2, 1]);
    stream.leave();
  });

  it('is told of what the operator does in a process of their own', async () => {
    const { number, id } = await buildPackage(app, shopper);
    const stream = await openStream(shopper);
    const { exitCode } = await operate(app, 'ship', number, '--carrier', 'DHL', '--tracking', '1');
    expect(exitCode).toBe(0);
    expect((await stream.until('PACKAGE_CHANGED')).package).toMatchObject({ id });
    stream.leave();
  });

  it('is told of a message that the operator writes in a process of their own', async () => {
    const { email } = (await shopper.run('{ viewer { email } }')).viewer;
    const news = join(app.varDir, 'news.txt');
    writeFileSync(news, 'Closed on Friday\n\nWe are back on Monday.');
    const stream = await openStream(shopper);
    await operate(app, 'message', '--to', email, '--en', news, '--zh', news);
    const { notification, viewer } = await stream.until('NOTIFICATION_RECEIVED');
    expect(notification).toMatchObject({ title: 'Closed on Friday' });
    expect(viewer.unreadNotificationCount).toBe(1);
    stream.leave();
  });

  it('hears nothing of what belongs to others, and nothing of what was undone', async () => {
    const stranger = await app.newShopper();
    const stream = await openStream(stranger);
    await buildOrder(app, shopper);
    const undone = app.services.db.transaction((tx) => {
      announce(tx, { kind: 'BALANCE_CHANGED', userId: stranger.viewerId });
      return Promise.reject(new Error('undone'));
    });
    await expect(undone).rejects.toThrow('undone');
    // Even announced as theirs, another's order is not shown.
    const { id } = await buildOrder(app, shopper);
    await app.services.db.transaction((tx) =>
      Promise.resolve(
        announce(tx, { kind: 'ORDER_CHANGED', userId: stranger.viewerId, nodeId: id }),
      ),
    );
    expect(await stream.next()).toMatchObject({ kind: 'ORDER_CHANGED', order: null });
    await buildFund(app, stranger, 100);
    expect(await stream.until('BALANCE_CHANGED')).toMatchObject({
      viewer: { id: stranger.viewerId, fund: { balance: 100 } },
    });
    stream.leave();
  });
});

describe('A stream ends', () => {
  it('with the sign-out of its session; that of another session goes on', async () => {
    const { email } = (await shopper.run('{ viewer { email } }')).viewer;
    const other = await signInAgain(email);
    const [ended, open] = await Promise.all([openStream(shopper), openStream(other)]);
    await shopper.run('mutation { signOut { isSignedOut } }');
    expect(await ended.next()).toBeNull();
    await buildFund(app, other, 100);
    expect(await open.until('BALANCE_CHANGED')).not.toBeNull();
    open.leave();
  });

  it('when its session is ended from another device', async () => {
    const { email } = (await shopper.run('{ viewer { email } }')).viewer;
    const stream = await openStream(await signInAgain(email));
    const { sessions } = await shopper.run('{ sessions { id isCurrent } }');
    const { id } = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    await shopper.run(`mutation { endSession(input: { sessionId: "${id}" }) { __typename } }`);
    expect(await stream.next()).toBeNull();
  });

  it('when the password is changed on another device', async () => {
    const { email } = (await shopper.run('{ viewer { email } }')).viewer;
    const stream = await openStream(await signInAgain(email));
    const password = { oldPassword: 'secret123', password: 'secret456' };
    const input = { ...password, passwordConfirmation: 'secret456' };
    await shopper.run(CHANGE_PASSWORD, { input });
    expect(await stream.next()).toBeNull();
  });

  it('when the session has run out, at the very second', async () => {
    const stream = await openStream(shopper);
    app.clock.advance(2 * DAY_MS);
    expect(await stream.next()).toBeNull();
    expect((await askForStream(shopper)).status).toBe(401);
  });

  it('and leaves its connection to what is asked next', async () => {
    const { email } = (await shopper.run('{ viewer { email } }')).viewer;
    const leaving = await signInAgain(email);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async (path: string, accept: string, query: string) => {
      const headers = { authorization: leaving.token!, 'content-type': 'application/json', accept };
      const options = { agent, method: 'POST', headers };
      const asking = httpRequest(new URL(path, leaving.url), options);
      asking.end(JSON.stringify({ query }));
      const [answer] = (await once(asking, 'response')) as [IncomingMessage];
      return { answer, isReused: asking.reusedSocket };
    };
    const stream = await ask(
      '/graphql/stream',
      'text/event-stream',
      'subscription { viewerChanged { kind } }',
    );
    expect(stream.answer.statusCode).toBe(200);
    await leaving.run('mutation { signOut { isSignedOut } }');
    await text(stream.answer);
    // If it were closed now, requests of clients that reuse it would be lost.
    await sleep(50);
    const { isReused } = await ask('/graphql', 'application/json', '{ siteConfig { siteName } }');
    expect(isReused).toBe(true);
    agent.destroy();
  });

  it('when the server stops, which does not wait for it', async () => {
    const own = await startTestApp();
    const stream = await openStream(await own.newShopper());
    await own.stop();
    expect(await stream.next()).toBeNull();
  });
});

const CHANGE_PASSWORD = `mutation ($input: ChangePasswordInput!) {
  changePassword(input: $input) { __typename }
}`;
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInPayload { token viewer { id } } } }`;

async function signInAgain(email: string): Promise<TestClient> {
  const input = { email, password: 'secret123' };
  const { token } = (await app.guest.run(SIGN_IN, { input })).signIn;
  return app.guest.withToken(token);
}

/** Status and first error code of a response that is no stream. */
async function refusalOf(response: Response) {
  const { errors } = (await response.json()) as {
    errors: { message: string; extensions: { code: string } }[];
  };
  return [response.status, errors[0]?.extensions.code, errors[0]?.message];
}

describe('A stream is refused', () => {
  it('where operations are answered once, and says where it is told', async () => {
    const { message } = await shopper.refusal('subscription { viewerChanged { kind } }');
    expect(message).toContain('POST /graphql/stream');
  });

  it('to guests', async () => {
    expect(await refusalOf(await askForStream(app.guest))).toEqual([
      401,
      'PLEASE_LOGIN',
      'Please Login First',
    ]);
  });

  it('as the sixth of an account, in its own words, until one is left', async () => {
    const streams = await Promise.all(Array.from({ length: 5 }, () => openStream(shopper)));
    const refusal = await refusalOf(await askForStream(shopper.speaking('zh')));
    expect(refusal).toEqual([429, 'TOO_MANY_STREAMS', '最多可同时自动更新 5 个页面']);
    streams[0]!.leave();
    let answer = await askForStream(shopper);
    // The server notices the closed connection after a moment.
    while (!answer.ok) answer = await askForStream(shopper);
    await answer.body!.cancel();
    streams.forEach((stream) => stream.leave());
  });

  it('to nobody who opens 30 pages in a minute, each left before its stream is there or right after', async () => {
    const { rateLimits } = app.services;
    const spend = rateLimits.spend.bind(rateLimits);
    // As with Redis: there is time to leave while the request is still read.
    const slow = jest.spyOn(rateLimits, 'spend').mockImplementation(async (...asked) => {
      await sleep(5);
      return spend(...asked);
    });
    for (let page = 0; page < 30; page++) {
      const leaving = new AbortController();
      const answer = askForStream(shopper, { signal: leaving.signal }).catch(() => null);
      // From a request that was not even sent to a stream that stands.
      await Promise.race([sleep(page / 2), answer]);
      leaving.abort();
      const { status = 0 } = (await answer) ?? {};
      expect([0, 200]).toContain(status);
      await sleep(20);
    }
    slow.mockRestore();
    const streams = await Promise.all(Array.from({ length: 5 }, () => openStream(shopper)));
    expect((await askForStream(shopper)).status).toBe(429);
    streams.forEach((stream) => stream.leave());
  });

  it.each([
    ['{ viewer { id } }', 'BAD_REQUEST'],
    ['mutation { signOut { isSignedOut } }', 'BAD_REQUEST'],
    ['subscription {', 'GRAPHQL_PARSE_FAILED'],
    ['subscription { nothing }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      `subscription { viewerChanged { ${Array.from({ length: 4 }, (_, at) => `k${at}: kind`).join(' ')} } }`,
      'TOO_MANY_ALIASES',
    ],
  ])('for what is no subscription within the limits: %s', async (query, code) => {
    const [status, told] = await refusalOf(await askForStream(shopper, { query }));
    expect([status, told]).toEqual([400, code]);
  });
});
