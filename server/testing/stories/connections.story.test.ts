import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { startTestApp, type TestApp } from '../test-app';

const AT_MOST = 5;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ serverOptions: { maxConnections: AT_MOST } });
});
afterAll(() => app.stop());

async function open(): Promise<Socket> {
  const { hostname, port } = new URL(app.guest.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
}

/** Returns the server's response on a connection; empty if it closes it first. */
async function answerOver(socket: Socket): Promise<string> {
  let heard = '';
  socket.on('data', (bytes) => (heard += String(bytes)));
  socket.on('error', () => undefined); // The server closes while the request is being written.
  socket.write('GET /livez HTTP/1.1\r\nhost: tidebox\r\nconnection: close\r\n\r\n');
  if (!socket.closed) await once(socket, 'close');
  return heard.split('\r\n')[0] ?? '';
}

it('closes at once whoever comes when all connections are taken, and serves the next when one is free', async () => {
  const idle: Socket[] = [];
  for (let count = 0; count < AT_MOST; count++) idle.push(await open());
  expect(await answerOver(await open())).toBe('');
  const [leaving, ...others] = idle;
  expect(await answerOver(leaving!)).toBe('HTTP/1.1 200 OK');
  expect(await answerOver(await open())).toBe('HTTP/1.1 200 OK');
  for (const socket of others) socket.destroy();
});

it('keeps an idle connection for longer than a balancer does, which would send the next request into its end', async () => {
  const { headers } = await app.guest.fetch('/livez');
  const { seconds } = /timeout=(?<seconds>\d+)/.exec(headers.get('keep-alive') ?? '')!.groups!;
  expect(Number(seconds)).toBeGreaterThan(60);
});
