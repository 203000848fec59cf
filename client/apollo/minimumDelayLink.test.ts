import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { createApolloClient } from './client';
import { requestCookies } from './cookies';
import { minimumDelayLink } from './links';
import { createSession } from './session';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Returns a client of a server that responds after the given milliseconds. */
function clientOf(answersAfterMs: number) {
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        setTimeout(() => {
          observer.next({ data: { time: 'now' } });
          observer.complete();
        }, answersAfterMs);
      }),
  );
  const link = ApolloLink.from([minimumDelayLink(200), server]);
  return new ApolloClient({ cache: new InMemoryCache(), link });
}

const query = gql`
  query Time {
    time
  }
`;
const mutation = gql`
  mutation SetTime {
    time
  }
`;

test.each([
  [10, 199, 200],
  [350, 349, 350],
])('a query answered after %s ms is loading at %s and there at %s (RT-34)', async (...times) => {
  const [answer, before, after] = times;
  const onAnswer = jest.fn();
  void clientOf(answer).query({ query }).then(onAnswer);
  await jest.advanceTimersByTimeAsync(before);
  expect(onAnswer).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(after - before);
  expect(onAnswer).toHaveBeenCalled();
});

test('a command is answered at once', async () => {
  const onAnswer = jest.fn();
  void clientOf(10).mutate({ mutation }).then(onAnswer);
  await jest.advanceTimersByTimeAsync(10);
  expect(onAnswer).toHaveBeenCalled();
});

test("the storefront's own client keeps a loading state for 200 ms on an answer after 10 (RT-34)", async () => {
  const original = globalThis.fetch;
  globalThis.fetch = jest.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    return new Response('{"data":{"time":"now"}}', {
      headers: { 'content-type': 'application/json' },
    });
  });
  try {
    const client = createApolloClient({
      session: createSession(requestCookies('')),
      language: 'en',
      notify: jest.fn(),
      unreachable: '',
    });
    const loading: boolean[] = [];
    const screen = client.watchQuery({ query, notifyOnNetworkStatusChange: true });
    const watching = screen.subscribe((result) => loading.push(result.loading));
    await jest.advanceTimersByTimeAsync(199);
    expect(loading).toEqual([true]);
    await jest.advanceTimersByTimeAsync(1);
    expect(loading).toEqual([true, false]);
    watching.unsubscribe();
  } finally {
    globalThis.fetch = original;
  }
});
