import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { steadyLink } from './links';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A server that answers after so many milliseconds. */
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
  const link = ApolloLink.from([steadyLink(200), server]);
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
