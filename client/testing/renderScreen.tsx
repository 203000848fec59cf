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
 * Returns the response to an operation with every selected field, including those of fragments (which the
 * types of a masked document omit).
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

/** Idempotency keys are random, so mutations match with any key. */
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
  /** True if its steps are those of the browser's own history, which `path` says nothing of. */
  isInHistory?: boolean;
  /** Id of the viewer from the header; null until known. */
  viewerId?: string | null;
  /** All of them where not told. */
  messages?: Messages;
  /** Name from the server-rendered page. */
  siteName?: string;
}

const sessions: Session[] = [];

// The live updates of a page run until sign-out and would try to reach the server forever.
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
