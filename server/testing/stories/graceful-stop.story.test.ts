import { setTimeout as sleep } from 'node:timers/promises';
import { lockUser } from '../../modules/accounts/public';
import { buildAddress } from '../builders/address';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

/** What a client of a balancer does: asks again and again while the server says it is ready. */
async function keepAsking(client: TestClient, answers: string[]): Promise<void> {
  while ((await client.fetch('/readyz')).status === 200)
    answers.push(JSON.stringify(await client.ask('{ viewer { id cartCount } }')));
}

async function statusesOf({ guest }: TestApp): Promise<number[]> {
  const answers = await Promise.all([guest.fetch('/readyz'), guest.fetch('/livez')]);
  return answers.map(({ status }) => status);
}

/** A request that is under way, behind a lock, when the server stops listening after 3 seconds. */
async function addAddressSlowly({ services }: TestApp, shopper: TestClient): Promise<string> {
  await sleep(1_000);
  const holding = services.db.transaction(async (tx) => {
    await lockUser(tx, shopper.viewerId);
    await sleep(2_500);
  });
  await sleep(500);
  const id = await buildAddress(shopper);
  await holding;
  return id;
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
    const late = addAddressSlowly(app, shopper);
    await Promise.all(clients);
    expect(await late).not.toBe('');
    await stopping;

    const expected = JSON.stringify({ data: { viewer: { id: shopper.viewerId, cartCount: 0 } } });
    expect(new Set(answers)).toEqual(new Set([expected]));
    await expect(app.guest.fetch('/livez')).rejects.toThrow();
  });
});
