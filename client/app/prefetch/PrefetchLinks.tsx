import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useSession } from '../../apollo/SessionContext';
import { bringShopperTexts } from '../../i18n/bringShopperTexts';
import { mayPrefetch } from './mayPrefetch';
import { pageAt } from './pageAt';
import { watchLinks } from './watchLinks';
import { whenIdle } from './whenIdle';

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
