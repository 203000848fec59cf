import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraphQLError, type FieldNode, type OperationDefinitionNode } from 'graphql';
import { isDeepStrictEqual as equal } from 'node:util';
import type { ReactNode } from 'react';
import { BrowserRouter, MemoryRouter, useLocation } from 'react-router-dom';
import { requestCookies } from '../apollo/cookies';
import type { RefusalNameIn } from '../apollo/refusedResult';
import type { Session } from '../apollo/session';
import { createAppContext } from '../app/createAppContext';
import { Providers } from '../app/Providers';
import type { ErrorCode } from '../gql/graphql';
import type { Messages } from '../i18n/catalogue';
import { messages as en } from '../i18n/en';

export const signedIn = 'token=secret; isLogin=true';

/**
 * An operation as the server would answer it: every selected field, those of fragments too (which
 * the types of a masked document do not name).
 */
export function answer<TData, TVariables extends OperationVariables>(
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  data: Record<string, unknown>,
): MockLink.MockedResponse {
  return { request: { query, variables }, result: { data } };
}

/** An operation as the server would refuse it. */
export function refusal<TData, TVariables extends OperationVariables>(
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  code: string,
  message: string,
  fields?: Record<string, string>,
  params?: Record<string, number>,
): MockLink.MockedResponse {
  const error = new GraphQLError(message, { extensions: { code, fields, params } });
  return { request: { query, variables }, result: { errors: [error] } };
}

/** A mutation whose result is a refusal: its type, its code and what it says. */
export function refused<TData extends object, TVariables extends OperationVariables>(
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  [__typename, code, message]: readonly [RefusalNameIn<TData>, ErrorCode, message: string],
  problems: Record<string, string> = {},
): MockLink.MockedResponse {
  const [operation] = query.definitions as [OperationDefinitionNode];
  const [field] = operation.selectionSet.selections as [FieldNode];
  const fields = Object.entries(problems).map(([path, message]) => ({
    ...{ __typename: 'InputProblem', path, message },
  }));
  const facts = __typename === 'InvalidInput' ? { fields } : {};
  const data = { [field.name.value]: { __typename, code, message, ...facts } };
  return { request: { query, variables }, result: { data } };
}

/** Idempotency keys are drawn at random: a mutation is the one that is expected, whatever its key. */
function withAnyKey(mock: MockLink.MockedResponse): MockLink.MockedResponse {
  const { variables } = mock.request;
  if (!variables || typeof variables === 'function' || !variables['input']) return mock;
  const isExpected = (sent: OperationVariables) => {
    const { idempotencyKey: _key, ...input } = sent['input'] as Record<string, unknown>;
    return equal({ ...sent, input }, variables);
  };
  return { ...mock, request: { ...mock.request, variables: isExpected } };
}

interface ScreenOptions {
  mocks?: MockLink.MockedResponse[];
  path?: string;
  cookies?: string;
  /** Whether its steps are those of the browser's own history, which `path` says nothing of. */
  isInHistory?: boolean;
  /** Who is signed in, as the header would learn; null where it has not yet. */
  viewerId?: string | null;
  /** All of them where not told. */
  messages?: Messages;
  /** As the page that the server filled tells it. */
  siteName?: string;
}

const sessions: Session[] = [];

// A page of a shopper is kept live until they sign out: it would try to reach its server for ever.
afterEach(() => sessions.splice(0).forEach((session) => session.end()));

/** Renders a screen with the real client, cache, session and toasts; only the network is played. */
export function renderScreen(screen: ReactNode, options: ScreenOptions = {}) {
  const {
    mocks = [],
    path = '/',
    cookies = '',
    messages = en,
    siteName,
    viewerId = 'v1',
  } = options;
  const Router = options.isInHistory ? BrowserRouter : MemoryRouter;
  const appContext = createAppContext({
    cookies: requestCookies(cookies),
    language: 'en',
    messages,
    siteName,
    transport: new MockLink(mocks.map(withAnyKey), { defaultOptions: { delay: 0 } }),
  });
  const { session } = appContext;
  sessions.push(session);
  if (session.isSignedIn() && viewerId)
    session.keepUser({ id: viewerId, name: '', avatarUrl: null });
  const view = render(
    <Providers {...appContext}>
      <Router {...(!options.isInHistory && { initialEntries: [path] })} useTransitions={false}>
        {screen}
        <Whereabouts />
      </Router>
    </Providers>,
  );
  return { ...view, ...appContext, user: userEvent.setup() };
}

/** The address a test arrived at: `screen.getByTestId('address')`. */
function Whereabouts() {
  const { pathname, search } = useLocation();
  return <span data-testid="address">{pathname + search}</span>;
}
