import { operationAt, type Operation, type Sent } from './rest-document';
import type { TestClient } from './test-client';

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: { readonly code: number; readonly message: string; readonly data: unknown };
}

/**
 * Calls a REST path as an integrator's program does. Throws an Error where it is refused for a reason
 * that the document does not name.
 */
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
  const answer = await bodyOf(response);
  requireNamedReason(operationAt(method.toLowerCase(), path), answer);
  return { status: response.status, headers: response.headers, body: answer };
}

/** A file is shown as the data of an envelope. */
async function bodyOf(response: Response): Promise<Answer['body']> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  if (isJson) return (await response.json()) as Answer['body'];
  const data = Buffer.from(await response.arrayBuffer());
  return { code: response.status, message: '', data };
}

function requireNamedReason(operation: Operation | undefined, { code, data }: Answer['body']) {
  if (!operation || code === 200) return;
  const { reason } = data as { reason: string };
  if (!operation.reasons.includes(reason))
    throw new Error(`${operation.key} was refused for ${reason}, which it does not name.`);
}
