import type { ApolloClient } from '@apollo/client';
import type { NormalizedCacheObject } from '@apollo/client/cache';
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
  /** What the server drew the page of, and for whom; absent where it did not draw it. */
  drawn?: { cache: NormalizedCacheObject; for: string };
}

/** Null where another server brought the page, as in development. */
export function readInlinedState(page: Document): InlinedState | null {
  const json = page.getElementById('apollo-state')?.textContent;
  return json ? (JSON.parse(json) as InlinedState) : null;
}

/** Spares the first screen the questions whose answers came with the page. */
export function restoreAnswers(client: ApolloClient, { shell, drawn }: InlinedState): void {
  if (drawn) client.cache.restore(drawn.cache);
  else if (shell) client.writeQuery({ query: AppShellDocument, data: shell });
}
