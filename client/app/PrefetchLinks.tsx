import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useSession } from '../apollo/SessionContext';
import { bringShopperTexts } from '../i18n/bringShopperTexts';
import { pageAt } from '../routes/pages';
import { watchLinks } from './watchLinks';

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

/** Milliseconds (CO: prefetch idle timeout). */
const IDLE_TIMEOUT_MS = 2000;

/**
 * Links that scroll into view bring the chunk of their page and what it asks first, while the
 * browser is idle (RT-32). What fails is loaded again, and told, when the link is followed.
 */
export function PrefetchLinks() {
  const client = useApolloClient();
  const session = useSession();
  const intl = useIntl();

  useEffect(() => {
    const asked = new Set<string>();

    async function prefetch({ pathname, search }: HTMLAnchorElement) {
      const isSignedIn = session.isSignedIn();
      const texts = isSignedIn ? bringShopperTexts(intl) : undefined;
      const found = pageAt(pathname, isSignedIn);
      const first = await found?.page.preload(new URLSearchParams(search), found.params);
      await texts;
      if (first) await client.query({ ...first, context: { handlesErrors: true } });
    }
    return watchLinks(document.body, (link) => {
      if (!mayPrefetch(navigator)) return false;
      const address = link.pathname + link.search;
      if (!asked.has(address)) whenIdle(() => void prefetch(link).catch(() => undefined));
      asked.add(address);
      return true;
    });
  }, [client, session, intl]);
  return null;
}

/** Whether to load what may never be asked for: not offline, on 2g, or to save data (RT-32). */
export function mayPrefetch({ onLine, connection }: NetworkState): boolean {
  if (!onLine || connection?.saveData) return false;
  return !TOO_SLOW.includes(connection?.effectiveType ?? '');
}

/** Runs the task when the browser has nothing better to do, within 2000 ms at the latest. */
function whenIdle(task: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(task);
}
