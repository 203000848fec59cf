import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import type { DocumentNode } from 'graphql';
import { errorCode } from '../../apollo/errors';
import type { Language } from '../../i18n/language';
import { readStation } from '../station/station';

/** Context of an operation that no person asked for: the time until the console locks goes on. */
export const inBackground = { isInBackground: true };

/** Refusals that say that the session is not what the page takes it for. */
const ofSession = ['STAFF_SIGN_IN', 'SESSION_LOCKED', 'FACTOR_REQUIRED'];

/** Added to each operation by codegen: the hash of its text in the manifest. */
interface Persisted {
  readonly __meta__?: { readonly hash: string };
}

/** Sends the hash of each document and never its text: the console's server answers no other. */
const persistedOnly = new ApolloLink((operation, forward) => {
  const { __meta__ } = operation.query as DocumentNode & Persisted;
  operation.extensions.persistedQuery = { version: 1, sha256Hash: __meta__?.hash };
  operation.setContext({ http: { includeQuery: false } });
  return forward(operation);
});

/** A header is ASCII text; names of benches need not be. */
const headerOf = (text: string) => (/^[ -~]*$/.test(text) ? text : encodeURIComponent(text));

interface ClientOptions {
  /** The language in which the server is to answer, at that moment. */
  language: () => Language;
  /** Called when a refusal says that the session has changed. */
  onSessionChange: () => void;
  /** Carries the operations; by default HTTP, tests play the server. */
  transport?: ApolloLink;
}

/** The console's client: the session is a cookie that no script reads, so no token is sent. */
export function createStaffClient({ language, onSessionChange, transport }: ClientOptions) {
  const headers = new SetContextLink(({ isInBackground }) => ({
    headers: {
      'x-tidebox-staff': isInBackground ? 'background' : '1',
      'client-lang': language(),
      'x-station': headerOf(readStation()),
    },
  }));
  const watchSession = new ErrorLink(({ error }) => {
    if (ofSession.includes(errorCode(error) ?? '')) onSessionChange();
  });
  return new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([
      watchSession,
      headers,
      transport ?? ApolloLink.from([persistedOnly, new HttpLink({ uri: '/graphql' })]),
    ]),
  });
}
