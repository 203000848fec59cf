import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useSession } from '../apollo/SessionContext';
import { bringTexts } from '../i18n/bringTexts';
import { pageAt } from '../routes/pages';
import { onFirstInteraction } from '../ui/onFirstInteraction';
import { watchLinks } from './watchLinks';
import { whenIdle } from './whenIdle';

/** Not every browser tells of its connection. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

interface NetworkState {
  readonly onLine: boolean;
  readonly connection?: Connection;
}

const TOO_SLOW = ['2g', 'slow-2g'];

/** What says that a link is about to be followed. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Links that scroll into view bring the chunk of their page while the browser is idle (RT-32), from the
 * first scroll, press or move of the pointer on: whoever only looks at the page loads nothing but the page
 * (decision 105). What the page asks first is asked once a link is pointed at, since asking it of every link
 * in view would spend the budget of the shopper's account. What fails is loaded again, and told, when the
 * link is followed.
 */
export function PrefetchLinks() {
  const client = useApolloClient();
  const session = useSession();
  const intl = useIntl();

  useEffect(() => {
    const [brought, asked] = [new Set<string>(), new Set<string>()];

    async function bring({ pathname, search }: HTMLAnchorElement) {
      const found = pageAt(pathname, session.isSignedIn());
      const texts = found && bringTexts(intl, found.frame.texts);
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

/** Whether to load what may never be asked for: not offline, on 2g, or to save data (RT-32). */
export function mayPrefetch({ onLine, connection }: NetworkState): boolean {
  if (!onLine || connection?.saveData) return false;
  return !TOO_SLOW.includes(connection?.effectiveType ?? '');
}
