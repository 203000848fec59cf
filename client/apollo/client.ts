import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { createCache } from './cache';
import { sessionExpiryLink, headersLink, errorToastLink, minimumDelayLink } from './links';
import { persistedLink } from './persistedLink';
import type { Session } from './session';

/** Milliseconds that a loading state lasts at least (RT-34). */
const MINIMUM_DELAY_MS = 200;

const overHttp = () =>
  ApolloLink.from([
    minimumDelayLink(MINIMUM_DELAY_MS),
    persistedLink,
    new HttpLink({ uri: '/graphql' }),
  ]);

interface ClientOptions {
  session: Session;
  language: string;
  /** Shows a sentence to the shopper, as a toast. */
  notify: (message: string) => void;
  /** Message for requests without a response. */
  unreachable: string;
  /** Transports the operations; by default HTTP, servers and tests inject their own. */
  transport?: ApolloLink;
}

export function createApolloClient(options: ClientOptions): ApolloClient {
  const { session, language, notify, unreachable } = options;
  const transport = options.transport ?? overHttp();
  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      errorToastLink(session, notify, unreachable),
      sessionExpiryLink(session),
      headersLink(session, language),
      transport,
    ]),
  });
}
