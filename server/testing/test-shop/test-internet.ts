import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildConnector } from 'undici';
import type { Dial, ResolveName } from '../../platform/safe-fetch/guarded-connect';

/** Addresses under which a name is found: the same each time, or one list after the other. */
export type Scripted = readonly string[] | { readonly inTurn: readonly (readonly string[])[] };

/** A public address that none of our tests dials in truth. */
export const PUBLIC = '93.184.216.34';

export interface TestInternet {
  readonly resolve: ResolveName;
  readonly dial: Dial;
  /** The addresses that were dialled. */
  readonly dialled: string[];
  /** `host/path` of the requests that came. */
  readonly asked: string[];
  /** Makes a host respond; without addresses of its own it has a public one. */
  host(name: string, handle: RequestListener, addresses?: Scripted): void;
  close(): Promise<void>;
}

/**
 * Plays the internet on one port of our own machine: names resolve as scripted, and whatever is
 * dialled arrives at the server of the name in the request. So all guards are on in tests as well.
 */
export async function openTestInternet(): Promise<TestInternet> {
  const hosts = new Map<string, RequestListener>();
  const names = new Map<string, Scripted>();
  const turns = new Map<string, number>();
  const dialled: string[] = [];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const name = (request.headers.host ?? '').replace(/:\d+$/, '');
    asked.push(`${name}${request.url}`);
    const handle = hosts.get(name);
    if (handle) handle(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const connect = buildConnector({});

  return {
    dialled,
    asked,
    async resolve(name) {
      const scripted = names.get(name);
      if (!scripted) throw new Error('ENOTFOUND');
      if (!('inTurn' in scripted)) return scripted;
      const turn = turns.get(name) ?? 0;
      turns.set(name, turn + 1);
      return scripted.inTurn[Math.min(turn, scripted.inTurn.length - 1)] ?? [];
    },
    dial(options, callback) {
      dialled.push(options.hostname);
      connect({ ...options, hostname: '127.0.0.1', port: String(port) }, callback);
    },
    host(name, handle, addresses = [PUBLIC]) {
      hosts.set(name, handle);
      names.set(name, addresses);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
