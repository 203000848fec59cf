import { ApolloLink, gql, Observable } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { GraphQLError } from 'graphql';
import { createApolloClient } from './client';
import { requestCookies } from './cookies';
import { createSession } from './session';

const query = gql`
  query Anything {
    viewer {
      id
    }
  }
`;

function setUp(respond: () => ApolloLink.Result | Error, cookie = 'token=secret; isLogin=true') {
  const session = createSession(requestCookies(cookie));
  const notify = jest.fn();
  const headers: Record<string, string>[] = [];
  const transport = new ApolloLink((operation) => {
    headers.push(operation.getContext().headers as Record<string, string>);
    return new Observable((observer) => {
      const response = respond();
      if (response instanceof Error) return observer.error(response);
      observer.next(response);
      observer.complete();
    });
  });
  const client = createApolloClient({
    session,
    language: 'zh',
    notify,
    unreachable: 'Unreachable',
    transport,
  });
  const ask = (context?: object, errorPolicy?: 'all') =>
    client.query({ query, context, errorPolicy }).catch(() => undefined);
  return { session, notify, headers, ask };
}

const refused = (code: string, message: string) => ({
  errors: [new GraphQLError(message, { extensions: { code } })],
});

const answered = (status: number, bodyText: string) =>
  new ServerError('no', { response: new Response(null, { status }), bodyText });

test('token and language travel with every request (AU-02, AU-03)', async () => {
  const { ask, headers } = setUp(() => ({ data: { viewer: { __typename: 'Viewer', id: '1' } } }));
  await ask();
  expect(headers).toEqual([{ 'client-lang': 'zh', authorization: 'Bearer secret' }]);
});

test('ER-01: a refusal is told in the words of the server, and its body still comes', async () => {
  const body = { data: { viewer: null }, ...refused('NOT_FOUND', 'Not there') };
  const { ask, notify } = setUp(() => body);
  const result = await ask({}, 'all');
  expect(notify.mock.calls).toEqual([['Not there']]);
  expect(result).toMatchObject({
    data: { viewer: null },
    error: { errors: [{ message: 'Not there', extensions: { code: 'NOT_FOUND' } }] },
  });
});

test('not told twice where the screen tells it', async () => {
  const { ask, notify } = setUp(() => refused('NOT_FOUND', 'Not there'));
  await ask({ handlesErrors: true });
  expect(notify).not.toHaveBeenCalled();
});

test('an outage the screen shows in its place is not told again; a refusal still is', async () => {
  const answers = [new TypeError('Failed to fetch'), refused('BUSY', 'Busy')];
  const { ask, notify } = setUp(() => answers.shift()!);
  await ask({ reportsOutage: true });
  await ask({ reportsOutage: true });
  expect(notify.mock.calls).toEqual([['Busy']]);
});

test.each([
  ['an error of ours', refused('INTERNAL', 'Oops'), []],
  ['HTTP 500', answered(500, '{"message":"Oops"}'), []],
  ['HTTP 429', answered(429, '{"message":"Slow down"}'), [['Slow down']]],
  ['no answer', new TypeError('Failed to fetch'), [['Unreachable']]],
])('ER-02: %s', async (_, response, told) => {
  const { ask, notify } = setUp(() => response);
  await ask();
  expect(notify.mock.calls).toEqual(told);
});

test('PLEASE_LOGIN said of a token that was replaced meanwhile ends nothing', async () => {
  const { ask, session } = setUp(() => {
    session.begin('new secret');
    return refused('PLEASE_LOGIN', 'Please Login First');
  });
  await ask();
  expect(session.isSignedIn()).toBe(true);
});

test('PLEASE_LOGIN ends the session and leads to the login', async () => {
  const { ask, session, notify } = setUp(() => refused('PLEASE_LOGIN', 'Please Login First'));
  const onLost = jest.fn();
  session.onLost(onLost);
  await ask();
  expect(session.isSignedIn()).toBe(false);
  expect(onLost).toHaveBeenCalledTimes(1);
  expect(onLost).toHaveBeenCalledWith({ wasSignedIn: true, mustSignIn: true });
  // The message says so, and not as an error.
  expect(notify).not.toHaveBeenCalled();
});

test('a token the server takes for a guest has expired', async () => {
  const { ask, session } = setUp(() => ({ data: { viewer: null } }));
  await ask();
  expect(session.isSignedIn()).toBe(false);
});

test('what comes back late for an old token does not end the session that began since', async () => {
  const { ask, session } = setUp(() => {
    session.begin('newer'); // While the answer is on its way, somebody signs in.
    return { data: { viewer: null } };
  });
  await ask();
  expect(session.token()).toBe('newer');
  expect(session.isSignedIn()).toBe(true);
});
