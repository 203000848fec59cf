import { ApolloLink } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { catchError } from 'rxjs';

const NOT_FOUND = 404;

/** Added to each operation by codegen: the hash of its text in the manifest. */
interface Persisted {
  readonly __meta__?: { readonly hash: string };
}

/**
 * Sends the hash of a persisted document instead of its text. The text follows where the server does not know
 * the hash, as after two releases, or while one is under way.
 */
export const persistedLink = new ApolloLink((operation, forward) => {
  const { __meta__ } = operation.query as DocumentNode & Persisted;
  if (!__meta__) return forward(operation);
  operation.extensions.persistedQuery = { version: 1, sha256Hash: __meta__.hash };
  operation.setContext({ http: { includeQuery: false } });
  return forward(operation).pipe(
    catchError((error: unknown) => {
      if (statusOf(error) !== NOT_FOUND) throw error;
      operation.setContext({ http: { includeQuery: true, includeExtensions: false } });
      return forward(operation);
    }),
  );
});

/** The status of what the server refused as a whole, over HTTP (Apollo's) or as a stream (graphql-sse's). */
function statusOf(error: unknown): number | undefined {
  const { statusCode, response } = error as { statusCode?: number; response?: Response };
  return statusCode ?? response?.status;
}
