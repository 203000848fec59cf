import { connect, type Socket } from 'node:net';
import { drawImage } from '../builders/image';
import { startTestApp, type TestApp } from '../test-app';
import type { TestClient } from '../test-client';

let app: TestApp;
let shopper: TestClient;
/** Clients that begin uploads without ending them: enough that none exceeds the limit of an account. */
let senders: readonly TestClient[];
let stalled: Socket[];

async function open(environment: NodeJS.ProcessEnv): Promise<void> {
  app = await startTestApp({ environment });
  shopper = await app.newShopper();
  senders = [await app.newShopper(), await app.newShopper(), await app.newShopper()];
  stalled = [];
}
afterEach(async () => {
  stalled.forEach((socket) => socket.destroy());
  await app.stop();
});

const endpoints = ['/uploads', '/uploads?purpose=avatar', '/api/v1/users/alter_avatar'];

/** Begins an upload and leaves it at that. */
function stall(from: string, { token } = senders[stalled.length % senders.length]!): void {
  const { hostname, port } = new URL(shopper.url);
  const socket = connect({ host: hostname, port: Number(port) }).on('error', () => undefined);
  stalled.push(socket);
  const type = 'content-type: multipart/form-data; boundary=x\r\ncontent-length: 5000';
  const head = `host: x\r\nauthorization: ${token}\r\nx-forwarded-for: ${from}\r\n${type}`;
  socket.write(`POST /uploads HTTP/1.1\r\n${head}\r\n\r\n--x\r\n`);
}

async function upload(from: string, endpoint = '/uploads', client = shopper): Promise<Response> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await drawImage())]), 'me.png');
  return client.fetch(endpoint, {
    method: 'POST',
    body: form,
    headers: { 'x-forwarded-for': from },
  });
}

/** Begins one upload after the other until the client at `from` is let in no more. */
async function stallUntilRefused(from: string, sender = () => from): Promise<void> {
  do stall(sender());
  while ((await upload(from)).status === 201);
}

describe('Uploads of one client that never end', () => {
  it('keep its next ones out, told in its language, and nobody else', async () => {
    await open({ TRUST_PROXY: '1' });
    await stallUntilRefused('203.0.113.7');
    for (const endpoint of endpoints) {
      const refused = await upload('203.0.113.7', endpoint, shopper.speaking('zh'));
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('5');
      expect(await refused.json()).toMatchObject({
        message: '现在访问的人很多。没有任何更改，请稍后再试',
      });
      expect((await upload('203.0.113.8', endpoint)).status).toBeLessThan(300);
    }
    stalled.forEach((socket) => socket.destroy());
    while ((await upload('203.0.113.7')).status !== 201);
  });

  it('count for its whole network of IPv6', async () => {
    await open({ TRUST_PROXY: 'loopback' });
    await stallUntilRefused('2001:db8:1:2::ffff', () => `2001:db8:1:2::${stalled.length}`);
    expect((await upload('2001:db8:1:3::1')).status).toBe(201);
  });

  it('count for their account, whatever addresses they come from', async () => {
    await open({ TRUST_PROXY: '1' });
    const [sender] = senders;
    do stall(`203.0.113.${stalled.length}`, sender);
    while ((await upload('203.0.113.100', '/uploads', sender)).status === 201);
    for (const endpoint of endpoints) {
      const refused = await upload('203.0.113.101', endpoint, sender);
      expect([refused.status, (await upload('203.0.113.101', endpoint)).status < 300]).toEqual([
        503,
        true,
      ]);
    }
  });

  it('cannot be spread over addresses that a client makes up, where no proxy is trusted', async () => {
    await open({});
    await stallUntilRefused('203.0.113.99', () => `203.0.113.${stalled.length}`);
    expect((await upload('203.0.113.100')).status).toBe(503);
  });
});
