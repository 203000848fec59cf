import { connect } from 'node:net';

/** A request as its bytes, so that its framing can be wrong. */
export interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
  /** The client's behaviour after sending: it waits, closes its side of the connection, or aborts it. */
  readonly then: 'wait' | 'close' | 'break off';
}

export interface RawAnswer {
  /** Null if the connection ended without a response. */
  readonly status: number | null;
  readonly body: string;
}

/** Sends a request over a connection of its own and returns the response once the server closes it. */
export function sendRaw(url: string, request: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => socket.end());
    socket.on('error', () => undefined); // told by the answer, or its lack
    socket.on('close', () => resolve(parse(Buffer.concat(chunks).toString())));
    socket.write(headOf(request));
    socket.write(request.body, () => {
      if (request.then === 'close') socket.end();
      if (request.then === 'break off') socket.resetAndDestroy();
    });
  });
}

function headOf({ method, path, headers }: RawRequest): string {
  const all = { host: 'tidebox.test', connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

function parse(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(head) ?? [];
  return { status: status ? Number(status) : null, body: rest.join('\r\n\r\n') };
}
