import { setTimeout as sleep } from 'node:timers/promises';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

/** Behaves like a client of a balancer: sends requests while the server reports that it is ready. */
async function keepAsking(client: TestClient, answers: string[]): Promise<void> {
  while ((await client.fetch('/readyz')).status === 200)
    answers.push(JSON.stringify(await client.ask('{ viewer { id cartCount } }')));
}

async function statusesOf({ guest }: TestApp): Promise<number[]> {
  const answers = await Promise.all([guest.fetch('/readyz'), guest.fetch('/livez')]);
  return answers.map(({ status }) => status);
}

/** A request whose body is still on its way; `finish` sends the rest of it. */
function askSlowly(shopper: TestClient, query: string) {
  const text = JSON.stringify({ query });
  let finish = () => undefined as void;
  const body = new ReadableStream({
    start(controller) {
      const send = (part: string) => controller.enqueue(new TextEncoder().encode(part));
      send(text.slice(0, 10));
      finish = () => {
        send(text.slice(10));
        controller.close();
      };
    },
  });
  const headers = { 'content-type': 'application/json' };
  const answer = shopper.fetch('/graphql', { method: 'POST', headers, body, duplex: 'half' });
  return { answer, finish };
}

async function untilItListensNoMore({ guest }: TestApp): Promise<void> {
  const isThere = () =>
    guest.fetch('/livez').then(
      () => true,
      () => false,
    );
  while (await isThere()) await sleep(50);
}

describe('A server that is told to stop', () => {
  it('says so first, and answers all that is asked meanwhile', async () => {
    const app = await startTestApp({ env: 'production' });
    const shopper = await app.newShopper();
    const answers: string[] = [];
    const clients = Array.from({ length: 10 }, () => keepAsking(shopper, answers));
    while (answers.length < 20) await sleep(20);
    expect(await statusesOf(app)).toEqual([200, 200]);

    const stopping = app.stop();
    expect(await statusesOf(app)).toEqual([503, 200]);
    const last = await app.guest.fetch('/livez');
    expect(last.headers.get('connection')).toBe('close');
    const late = askSlowly(shopper, '{ viewer { id cartCount } }');
    await Promise.all(clients);
    await untilItListensNoMore(app);
    late.finish();
    const { data } = (await (await late.answer).json()) as { data: unknown };
    answers.push(JSON.stringify({ data }));
    await stopping;

    const expected = JSON.stringify({ data: { viewer: { id: shopper.viewerId, cartCount: 0 } } });
    expect(new Set(answers)).toEqual(new Set([expected]));
  });
});
