import { ApolloLink } from '@apollo/client';
import { streamLink } from '../app/live/streamLink';
import { AppShellDocument, ViewerChangedDocument } from '../gql/graphql';
import manifest from '../gql/persisted-documents.json';
import { createApolloClient } from './client';
import { requestCookies } from './cookies';
import { persistedLink } from './persistedLink';
import { createSession } from './session';

interface Body {
  query?: string;
  extensions?: { persistedQuery?: { sha256Hash: string } };
}

const json = { 'content-type': 'application/json' };
const unknown = { errors: [{ message: 'Unknown', extensions: {} }] };
const shell = { __typename: 'Query', site: null, viewer: null, articleGroups: [] };

/** Opens a page with scripted responses: each has a status and a message. */
function openPage(...answers: [status: number, answer: object][]) {
  const sent: Body[] = [];
  global.fetch = ((_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as Body);
    const [status, answer] = answers[sent.length - 1]!;
    const text = JSON.stringify(answer);
    return Promise.resolve({
      ...{ ok: status < 300, status, headers: new Headers(json), statusText: '' },
      text: () => Promise.resolve(text),
    });
  }) as never;
  const notify = jest.fn();
  const session = createSession(requestCookies('token=t; isLogin=true'));
  const client = createApolloClient({ session, language: 'en', notify, unreachable: 'No answer' });
  return { client, notify, sent };
}

const hashIn = ({ extensions }: Body) => extensions?.persistedQuery?.sha256Hash;

test('a page sends the hash of a document that the manifest has, and no text', async () => {
  const { client, sent } = openPage([200, { data: shell }]);
  await client.query({ query: AppShellDocument });
  expect(sent).toHaveLength(1);
  expect(sent[0]).not.toHaveProperty('query');
  expect(manifest).toHaveProperty([hashIn(sent[0]!)], expect.stringContaining('query AppShell'));
});

test('where the server does not know the hash the text follows, and nobody is told', async () => {
  const { client, notify, sent } = openPage([404, unknown], [200, { data: shell }]);
  const { data } = await client.query({ query: AppShellDocument });
  expect(data).toMatchObject({ articleGroups: [] });
  expect(sent[1]?.query).toContain('query AppShell');
  expect(sent[1]).not.toHaveProperty('extensions');
  expect(notify).not.toHaveBeenCalled();
});

test('what is refused for another reason is not sent again', async () => {
  const { client, notify, sent } = openPage([
    403,
    { errors: [{ message: 'Load it again', extensions: { code: 'PERSISTED_QUERY_REQUIRED' } }] },
  ]);
  await expect(client.query({ query: AppShellDocument })).rejects.toThrow();
  expect(sent).toHaveLength(1);
  expect(notify.mock.calls).toEqual([['Load it again']]);
});

test('the stream of a page is asked for by its hash, and by its text where that is unknown', async () => {
  const { client, sent } = openPage([404, unknown], [503, {}]);
  client.setLink(ApolloLink.from([persistedLink, streamLink('/graphql/stream', () => undefined)]));
  const stream = client.subscribe({ query: ViewerChangedDocument });
  await new Promise<void>((resolve) => stream.subscribe({ error: resolve, next: () => resolve() }));
  expect(sent.map(({ query }) => Boolean(query))).toEqual([false, true]);
  expect(manifest).toHaveProperty([hashIn(sent[0]!)], expect.stringContaining('ViewerChanged'));
});
