import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useSession } from '../apollo/SessionContext';
import { loadMessageBundles } from '../i18n/loadMessageBundles';
import { pageAt } from '../routes/pages';
import { onFirstInteraction } from '../ui/onFirstInteraction';
import { watchLinks } from './watchLinks';
import { whenIdle } from './whenIdle';

/** The Network Information API, which not every browser has. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

interface NetworkState {
  readonly onLine: boolean;
  readonly connection?: Connection;
}

const TOO_SLOW = ['2g', 'slow-2g'];

/** Events that precede following a link. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Loads the chunk of each page whose link scrolls into view while the browser is idle (RT-32), starting at
 * the first interaction, so that merely viewing a page loads nothing else (decision 81). The first query of a
 * page runs when the pointer is over its link, since running it for every visible link would exhaust the
 * account's rate limit. Failures are retried, and reported, when the link is followed.
 */
export function PrefetchLinks() {
  const client = useApolloClient();
  const session = useSession();
  const intl = useIntl();

  useEffect(() => {
    const [brought, asked] = [new Set<string>(), new Set<string>()];

    async function bring({ pathname, search }: HTMLAnchorElement) {
      const found = pageAt(pathname, session.isSignedIn());
      const texts = found && loadMessageBundles(intl, found.frame.texts);
      const first = await found?.page.preload(new URLSearchParams(search), found.params);
      await texts;
      return first;
    }
    async function ask(link: HTMLAnchorElement) {
      const first = await bring(link);
      if (first) await client.query({ ...first, context: { handlesErrors: true } });
    }
    const once = (done: Set<string>, link: HTMLAnchorElement, work: () => void) => {
      const address = link.pathname + link.search;
      if (!done.has(address)) work();
      done.add(address);
    };
    const meet = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin !== window.location.origin || !mayPrefetch(navigator)) return;
      once(asked, link, () => void ask(link).catch(() => undefined));
    };
    intents.forEach((intent) => document.body.addEventListener(intent, meet, { passive: true }));
    const stopWatching = onFirstInteraction(() =>
      watchLinks(document.body, (link) => {
        if (!mayPrefetch(navigator)) return false;
        once(brought, link, () => whenIdle(() => void bring(link).catch(() => undefined)));
        return true;
      }),
    );
    return () => {
      intents.forEach((intent) => document.body.removeEventListener(intent, meet));
      stopWatching();
    };
  }, [client, session, intl]);
  return null;
}

/** Returns whether to prefetch: not offline, on 2g, or with data saving (RT-32). */
export function mayPrefetch({ onLine, connection }: NetworkState): boolean {
  if (!onLine || connection?.saveData) return false;
  return !TOO_SLOW.includes(connection?.effectiveType ?? '');
}
