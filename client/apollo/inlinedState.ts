import type { ApolloClient } from '@apollo/client';
import type { NormalizedCacheObject } from '@apollo/client/cache';
import { AppShellDocument, type AppShellQuery } from '../gql/graphql';
import type { Language } from '../i18n/language';

/** State that the server wrote into the page. */
interface InlinedState {
  /** Language of the page. */
  language: Language;
  /** Empty where the server could not read it. */
  siteName: string;
  /** Result of the layout query; null if the browser should run it itself. */
  shell: AppShellQuery | null;
  /** Cache and key of the server-rendered page; absent without server rendering. */
  page?: { cache: NormalizedCacheObject; key: string };
}

/** Null where another server brought the page, as in development. */
export function readInlinedState(page: Document): InlinedState | null {
  const json = page.getElementById('apollo-state')?.textContent;
  return json ? (JSON.parse(json) as InlinedState) : null;
}

/** Restores query results that came with the page, so that the first screen needs no requests. */
export function restoreResults(client: ApolloClient, { shell, page }: InlinedState): void {
  if (page) client.cache.restore(page.cache);
  else if (shell) client.writeQuery({ query: AppShellDocument, data: shell });
}
