import type { ApolloClient } from '@apollo/client';
import { AppShellDocument, type AppShellQuery } from '../gql/graphql';
import type { Language } from '../i18n/language';

/** What the server wrote into the page. */
interface InlinedState {
  /** In which language it speaks. */
  language: Language;
  /** Empty where the server could not read it. */
  siteName: string;
  /** The answer to the query for header and footer; null where the browser had better ask itself. */
  shell: AppShellQuery | null;
}

/** Null where another server brought the page, as in development. */
export function readInlinedState(page: Document): InlinedState | null {
  const json = page.getElementById('apollo-state')?.textContent;
  return json ? (JSON.parse(json) as InlinedState) : null;
}

/** Spares the first screen the question whose answer came with the page. */
export function restoreShell(client: ApolloClient, { shell }: InlinedState): void {
  if (shell) client.writeQuery({ query: AppShellDocument, data: shell });
}
