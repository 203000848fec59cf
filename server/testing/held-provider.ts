import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { providerJacket } from './provider-jacket';

/** An item provider that answers when it is let to. */
export interface HeldProvider {
  readonly url: string;
  /** The paths it was asked for. */
  readonly asked: readonly string[];
  /** Lets go of all requests that wait, and of those that come from now on. */
  release(): void;
  close(): void;
}

/** Starts a provider on this machine, which a server may ask since its host is configured. */
export async function startHeldProvider(): Promise<HeldProvider> {
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
