import { ApolloLink } from '@apollo/client';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { requestCookies } from '../apollo/cookies';
import type { Language } from '../i18n/language';
import { createStaffClient } from '../staff/apollo/client';
import { App } from '../staff/App';
import { StaffViewerDocument, type StaffPersonFragment } from '../staff/gql/graphql';
import { messages as en } from '../staff/i18n/en';
import { messages as zh } from '../staff/i18n/zh';

type Answer = object | GraphQLError;

/** What the server answers to an operation, by its name. */
export type Played = Record<string, (variables: Record<string, unknown>) => Answer>;

/** A refusal in the server's words. */
export const refusal = (code: string, message: string, fields?: Record<string, string>) =>
  new GraphQLError(message, { extensions: { code, fields } });

const IDLE_MS = 30 * 60_000;

/** A clerk at work. */
export const clerk: StaffPersonFragment = {
  ...{ __typename: 'StaffViewer', id: 'staff-1', name: 'Mei', email: 'mei@tidebox.example' },
  ...{ language: 'en', roles: ['CLERK'], state: 'READY', station: null },
  rights: [
    { __typename: 'StaffRight', area: 'RECEIVING', access: 'DO' },
    { __typename: 'StaffRight', area: 'CASES', access: 'DO' },
    { __typename: 'StaffRight', area: 'SHOPPER_NAME', access: 'READ' },
  ],
  locksAt: new Date(Date.now() + IDLE_MS).toISOString(),
};

export const owner: typeof clerk = {
  ...clerk,
  ...{ id: 'staff-2', name: 'Ada', email: 'ada@tidebox.example', roles: ['OWNER'] },
  rights: [
    { __typename: 'StaffRight', area: 'STAFF', access: 'DO' },
    { __typename: 'StaffRight', area: 'SHOPPER_NAME', access: 'READ' },
  ],
};

interface ConsoleOptions {
  path?: string;
  language?: Language;
  /** Who is signed in, at each look; null for nobody. */
  viewer?: typeof clerk | null | (() => typeof clerk | null);
  server?: Played;
}

/** Renders the whole console; only the network is played. */
export function renderConsole(options: ConsoleOptions = {}) {
  const { path = '/', language = 'en', viewer = clerk, server = {} } = options;
  const sent: { name: string; variables: unknown; headers: unknown }[] = [];
  const played: Played = {
    // A scan on a screen that takes none is looked for.
    Find: () => ({
      find: { __typename: 'StaffFoundList', takenFor: 'CODE', isCut: false, things: [] },
    }),
    Today: () => ({ today: [] }),
    StaffViewer: () => ({ viewer: typeof viewer === 'function' ? viewer() : viewer }),
    ...server,
  };
  const transport = new ApolloLink((operation) => {
    const { operationName: name = '', variables } = operation;
    sent.push({ name, variables, headers: operation.getContext()['headers'] });
    const answer = played[name]?.(variables) ?? new GraphQLError(`Nobody plays ${name}`);
    return of(answer instanceof GraphQLError ? { errors: [answer] } : { data: answer as never });
  });
  let current = language;
  const client = createStaffClient({
    transport,
    language: () => current,
    onSessionChange: () => void client.refetchQueries({ include: [StaffViewerDocument] }),
  });
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <App
        initial={{ language, messages: language === 'zh' ? zh : en }}
        cookies={requestCookies('')}
        client={client}
        onLanguage={(chosen) => {
          current = chosen;
        }}
      />
    </MemoryRouter>,
  );
  const user = userEvent.setup({ delay: null });
  /** Presses the keys of a scan: prefix, signs, end. */
  const scan = (text: string) => {
    const signs = [...text].map((sign) => {
      if (/\d/.test(sign)) return `[Digit${sign}]`;
      return sign === '-' ? '[Minus]' : `[Key${sign}]`;
    });
    return user.keyboard(`[F9]${signs.join('')}[Enter]`);
  };
  return { ...view, client, sent, user, scan };
}

/** What the scan line says. */
export const said = () =>
  (screen.queryByRole('alert') ?? screen.getByRole('status')).textContent ?? '';
