import { request } from 'node:http';
import type { TestApp } from './test-app';

/** The response: HTTP status, cookies to send again, and the JSON. */
export interface Result {
  readonly status: number;
  readonly cookie: string;
  readonly body: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- stories read answers freely
}

/**
 * Posts JSON from a client address of its own, e.g. 127.0.0.2: to rate limits it is another computer.
 * Needs an operating system in which all of 127.0.0.0/8 is the machine itself.
 */
export function postFrom(
  address: string,
  app: TestApp,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Result> {
  const options = {
    ...{ method: 'POST', localAddress: address, agent: false },
    headers: { 'content-type': 'application/json', ...headers },
  };
  return new Promise((resolve, reject) => {
    const call = request(`${app.guest.url}${path}`, options, (response) => {
      const set = (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]);
      response
        .toArray()
        .then((parts) => JSON.parse(Buffer.concat(parts).toString()) as unknown)
        .then((json) =>
          resolve({ status: response.statusCode ?? 0, cookie: set.join('; '), body: json }),
        )
        .catch(reject);
    });
    call.on('error', reject).end(JSON.stringify(body));
  });
}
