import { waitFor } from '@testing-library/react';
import { createApolloClient } from '../../apollo/client';
import { requestCookies } from '../../apollo/cookies';
import { createSession } from '../../apollo/session';
import { createToasts } from '../../ui/feedback/toasts';
import { subscribeToChanges } from './subscribeToChanges';

const ends: (() => void)[] = [];

// A tab that is still signed in would try to open its stream for ever.
afterEach(() => ends.splice(0).forEach((end) => end()));

/** Opens a signed-in tab with a scripted server for stream requests. */
function openTab() {
  const session = createSession(requestCookies('token=first; isLogin=true'));
  ends.push(session.end);
  const lost = jest.fn();
  session.onLost(lost);
  const client = createApolloClient({
    ...{ session, language: 'en', notify: jest.fn(), unreachable: 'Unreachable' },
  });
  const asked: { token: string; answer: (status: number) => void }[] = [];
  global.fetch = ((_url: string, { headers }: { headers: Record<string, string> }) =>
    new Promise((resolve) => {
      const answer = (status: number) => resolve({ ok: false, status, statusText: '' });
      const token = headers['authorization'] ?? '';
      // A page of an earlier file may still be asking in its own name.
      if (token === `Bearer ${session.token()}`) asked.push({ token, answer });
    })) as never;
  void subscribeToChanges({ client, session, toasts: createToasts() });
  return { session, lost, asked };
}

/** Requests of the session's streams so far. */
const tokensOf = (asked: readonly { token: string }[]) => asked.map(({ token }) => token);

afterEach(() => jest.restoreAllMocks());

test('a token the server no longer knows ends the session', async () => {
  const { session, lost, asked } = openTab();
  await waitFor(() => expect(asked).toHaveLength(1));
  asked[0]!.answer(401);
  await waitFor(() => expect(lost).toHaveBeenCalled());
  expect(session.isSignedIn()).toBe(false);
});

test('a refused token that a change of password has replaced ends nothing: a stream opens with the new one', async () => {
  const { session, lost, asked } = openTab();
  await waitFor(() => expect(asked).toHaveLength(1));
  session.begin('second');
  asked[0]!.answer(401);
  await waitFor(() => expect(asked).toHaveLength(2), { timeout: 5_000 });
  expect(tokensOf(asked)).toEqual(['Bearer first', 'Bearer second']);
  expect([session.isSignedIn(), lost.mock.calls]).toEqual([true, []]);
});
