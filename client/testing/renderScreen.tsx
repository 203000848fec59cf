import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { requestCookies } from '../apollo/cookies';
import { createSurroundings } from '../app/createSurroundings';
import { Providers } from '../app/Providers';
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

interface ScreenOptions {
  mocks?: MockLink.MockedResponse[];
  path?: string;
  cookies?: string;
  /** All of them where not told. */
  messages?: Messages;
  /** As the page that the server filled tells it. */
  siteName?: string;
}

/** Renders a screen with the real client, cache, session and toasts; only the network is played. */
export function renderScreen(screen: ReactNode, options: ScreenOptions = {}) {
  const { mocks = [], path = '/', cookies = '', messages = en, siteName } = options;
  const surroundings = createSurroundings({
    cookies: requestCookies(cookies),
    language: 'en',
    messages,
    siteName,
    transport: new MockLink(mocks, { defaultOptions: { delay: 0 } }),
  });
  const view = render(
    <Providers {...surroundings}>
      <MemoryRouter initialEntries={[path]} useTransitions={false}>
        {screen}
        <Whereabouts />
      </MemoryRouter>
    </Providers>,
  );
  return { ...view, ...surroundings, user: userEvent.setup() };
}

/** The address a test arrived at: `screen.getByTestId('address')`. */
function Whereabouts() {
  const { pathname, search } = useLocation();
  return <span data-testid="address">{pathname + search}</span>;
}
