import type { TestClient } from './test-client';

/** What a call of the legacy paths sends beside its path. */
export interface Sent {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly form?: FormData;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: { readonly code: number; readonly message: string; readonly data: unknown };
}

/** Calls a legacy path as an integrator's program does. */
export async function callRest(
  client: TestClient,
  method: string,
  path: string,
  { query = {}, body, form }: Sent = {},
): Promise<Answer> {
  const search = new URLSearchParams(query).toString();
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await client.fetch(`/api/v1${path}${search && `?${search}`}`, {
    method: method.toUpperCase(),
    ...(form ? { body: form } : body !== undefined && json),
  });
  const answer = (await response.json()) as Answer['body'];
  return { status: response.status, headers: response.headers, body: answer };
}
