import type { TestClient } from './test-client';

type Json = any; // eslint-disable-line @typescript-eslint/no-explicit-any -- stories read answers freely

const SUBSCRIPTION = `subscription {
  viewerChanged {
    kind
    order { id status timeline { label } }
    package { id status timeline { label } }
    notification { id title }
    viewer { id unreadNotificationCount fund { balance } }
  }
}`;

/** A stream as a page opens it, read event by event. */
export interface TestStream {
  /** Returns the next change; null once the stream has ended. */
  next(): Promise<Json>;
  /**
   * Reads until a change of that kind arrives.
   * @throws Error if the stream ends first
   */
  until(kind: string): Promise<Json>;
  /** Leaves, as a closed tab does. */
  leave(): void;
}

/** Requests a stream; resolves once the server has responded. */
export function askForStream(
  client: TestClient,
  { query = SUBSCRIPTION, signal }: { query?: string; signal?: AbortSignal } = {},
): Promise<Response> {
  return client.fetch('/graphql/stream', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query }),
    ...(signal && { signal }),
  });
}

/** Opens a stream that must not be refused; resolves once it is open. */
export async function openStream(client: TestClient, query?: string): Promise<TestStream> {
  const leaving = new AbortController();
  const response = await askForStream(client, {
    ...(query !== undefined && { query }),
    signal: leaving.signal,
  });
  if (!response.ok) throw new Error(`Refused: ${await response.text()}`);
  const events = eventsOf(response.body!);
  const next = async () => {
    const { value, done } = await events.next();
    return done || value.event === 'complete' ? null : value.data.data.viewerChanged;
  };
  return {
    next,
    async until(kind) {
      for (let change = await next(); change; change = await next())
        if (change.kind === kind) return change;
      throw new Error(`The stream ended before ${kind}`);
    },
    leave: () => leaving.abort(),
  };
}

interface StreamEvent {
  readonly event: string;
  readonly data: Json;
}

/** The events of a stream, its comments left out. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent, void> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const bytes of body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(bytes, { stream: true });
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const block = text.slice(0, end);
      text = text.slice(end + 2);
      const [, event] = /^event: (.*)$/m.exec(block) ?? [];
      const [, data] = /^data: (.*)$/m.exec(block) ?? [];
      if (event) yield { event, data: data ? JSON.parse(data) : null };
    }
  }
}
