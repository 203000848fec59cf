import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { providerJacket } from './provider-jacket';

/** An item provider that responds when the test releases it. */
export interface PausedProvider {
  readonly url: string;
  /** The paths that were requested. */
  readonly asked: readonly string[];
  /** Lets go of all requests that wait, and of those that come from now on. */
  release(): void;
  close(): void;
}

/** Starts a provider on this machine, which a server may ask since its host is configured. */
export async function startPausedProvider(): Promise<PausedProvider> {
  const asked: string[] = [];
  const waiting: ServerResponse[] = [];
  let isHeld = true;
  const answer = (response: ServerResponse) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(providerJacket));
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (isHeld) waiting.push(response);
    else answer(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    release() {
      isHeld = false;
      waiting.splice(0).forEach(answer);
    },
    close: () => server.close(),
  };
}
