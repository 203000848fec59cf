import { ApolloLink, Observable } from '@apollo/client';
import { print } from 'graphql';
import { createClient } from 'graphql-sse';

interface StreamContext {
  headers: Record<string, string>;
  /** As in Apollo's HTTP link: whether to send the text, or only its hash among the extensions. */
  http?: { includeQuery?: boolean };
}

/**
 * Carries subscriptions as Server-Sent Events, with the headers of every call; it does not try again by
 * itself. `onBytes` hears that something came, be it only the sign that the connection is alive.
 */
export function streamLink(url: string, onBytes: () => void): ApolloLink {
  const fetchFn = async (input: RequestInfo, init?: RequestInit) =>
    watched(await fetch(input, init), onBytes);
  return new ApolloLink(
    ({ query, variables, operationName, extensions, getContext }) =>
      new Observable((observer) => {
        const { headers, http } = getContext() as StreamContext;
        const text = http?.includeQuery === false ? '' : print(query);
        const streams = createClient({ url, headers, fetchFn, retryAttempts: 0 });
        return streams.subscribe(
          { query: text, variables, operationName, extensions },
          {
            next: (result) => observer.next(result as ApolloLink.Result),
            error: (error) => observer.error(error),
            complete: () => observer.complete(),
          },
        );
      }),
  );
}

/** Returns the response with a body that reports each received chunk. */
function watched(response: Response, onBytes: () => void): Response {
  if (!response.ok || !response.body) return response;
  const tellBytes = new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      onBytes();
      controller.enqueue(bytes);
    },
  });
  return new Response(response.body.pipeThrough(tellBytes), response);
}
