import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import type { NetworkError } from 'graphql-sse';
import { headersLink } from '../../apollo/links';
import { persistedLink } from '../../apollo/persistedLink';
import type { Session } from '../../apollo/session';
import { ViewerChangedDocument } from '../../gql/graphql';
import type { Toasts } from '../../ui/feedback/toasts';
import { applyChanges, refetchMissed, type Client } from './applyChanges';
import { reconnectingStream, type Ending } from './reconnectingStream';
import { pauseUntilReason, whileShown } from './visibility';
import { streamLink } from './streamLink';

/** The server gives a sign of life every 12 seconds; without any for so long the stream is dead. */
const SILENCE_MS = 30_000;
const UNAUTHORIZED = 401;

interface Page {
  client: Client;
  session: Session;
  toasts: Toasts;
}

const begun = new WeakSet<Client>();

/**
 * Keeps what this tab shows of the shopper up to date by one stream, however many pages it shows: as
 * long as they are signed in and the tab is in view. Does nothing where it has begun already.
 */
export async function subscribeToChanges({ client, session, toasts }: Page): Promise<void> {
  if (begun.has(client) || !session.isSignedIn()) return;
  begun.add(client);
  const { signal, leave } = whileSignedIn(session);
  let heard = () => undefined as void;
  const ofStreams = ApolloLink.from([
    headersLink(session, session.state.clientLang()),
    persistedLink,
    streamLink('/graphql/stream', () => heard()),
  ]);
  const others = client.link;
  client.setLink(
    ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      ofStreams,
      others,
    ),
  );
  const attempt = (opened: () => void) =>
    openOnce({
      client,
      isTokenReplaced: watchToken(session),
      apply: applyChanges(client, toasts),
      opened,
      onBytes: (listener) => (heard = listener),
    });
  const begunAt = performance.now();
  await reconnectingStream({
    open: (opened) => whileShown(() => attempt(opened), signal),
    refetchMissed: () => refetchMissed(client),
    age: () => performance.now() - begunAt,
    pause: (ms) => pauseUntilReason(ms, signal),
    signal,
  });
  // The server ended the session, as when it was signed out in another tab: nothing of it stays on show.
  if (!signal.aborted) session.lose();
  client.setLink(others);
  leave();
  begun.delete(client);
}

/** A signal that aborts when the shopper signs out, here or in another tab. */
function whileSignedIn(session: Session) {
  const signedOut = new AbortController();
  const leave = session.subscribe(() => {
    if (!session.isSignedIn()) signedOut.abort();
  });
  return { signal: signedOut.signal, leave };
}

/** Tells later whether the session has another token by then. */
function watchToken(session: Session): () => boolean {
  const token = session.token();
  return () => session.token() !== token;
}

interface Attempt {
  client: Client;
  /** True right after the password changed: a refused token then does not mean that the session ended. */
  isTokenReplaced: () => boolean;
  apply: ReturnType<typeof applyChanges>;
  opened: () => void;
  onBytes: (listener: () => void) => void;
}

/** One stream from its request to its end; `close` ends it. */
function openOnce({ client, isTokenReplaced, apply, opened, onBytes }: Attempt) {
  let close = () => undefined as void;
  const ended = new Promise<Ending>((resolve) => {
    let isOpen = false;
    const end = (ending: Ending) => {
      clearTimeout(silence);
      subscription.unsubscribe();
      if (ending === 'signed-out' && isTokenReplaced()) resolve('closed');
      else resolve(isOpen && ending !== 'signed-out' ? 'closed' : ending);
    };
    let silence = setTimeout(() => end('refused'), SILENCE_MS);
    onBytes(() => {
      clearTimeout(silence);
      silence = setTimeout(() => end('refused'), SILENCE_MS);
      if (!isOpen) opened();
      isOpen = true;
    });
    const subscription = client.subscribe({ query: ViewerChangedDocument }).subscribe({
      next: ({ data, error }) => {
        if (error) end(endingOf(error));
        else if (data) apply(data.viewerChanged);
      },
      error: (error: unknown) => end(endingOf(error)),
      complete: () => end('closed'),
    });
    close = () => end('closed');
  });
  return { ended, close: () => close() };
}

function endingOf(error: unknown): Ending {
  const status = (error as Partial<NetworkError>).response?.status;
  if (status === UNAUTHORIZED) return 'signed-out';
  return status !== undefined && status < 500 ? 'refused' : 'unreachable';
}
