import { chakra } from '@chakra-ui/react';
import { use } from 'react';
import { useIsSignedIn } from '../../apollo/SessionContext';
import { useShopper } from '../../features/account/useShopper';
import { SiteNameContext } from '../../ui/SiteNameContext';
import { BottomBar } from './BottomBar';
import { FloatingBar } from './FloatingBar';
import { Footer } from './Footer';
import { Header } from './Header';
import { PageOutlet } from './PageOutlet';
import { pageRow } from './pageRow';
import { SearchBanner } from './SearchBanner';
import { useAppShell } from './useAppShell';
import { FormattedMessage } from 'react-intl';

/** Header, the banner that follows it, page, footer and the bars (LY-01). */
export function DefaultLayout() {
  const { site, viewer, articleGroups } = useAppShell();
  const knownName = use(SiteNameContext);
  const shopper = useShopper(viewer);
  const known = (useIsSignedIn() && viewer) || null;
  return (
    <SiteNameContext value={site?.name ?? knownName}>
      <Page>
        <SkipLink />
        <Header site={site} shopper={shopper} viewer={known} />
        <SearchBanner site={site} />
        <Main id="content">
          <PageOutlet />
        </Main>
        <Footer site={site} articleGroups={articleGroups} />
        <FloatingBar viewer={known} />
        <BottomBar viewer={known} />
      </Page>
    </SiteNameContext>
  );
}

const Page = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    paddingBottom: 'var(--bottom-bar)',
  },
});

/** The footer begins below the screen, so that it does not jump when the page fills. */
const Main = chakra('main', {
  base: {
    ...pageRow,
    flex: '1',
    minHeight: 'calc(100dvh - 61px)',
    paddingTop: { base: '4', md: '6' },
    paddingBottom: { base: '6', md: '12' },
  },
});

/** The first element in the tab order: skips the header. */
function SkipLink() {
  return (
    <chakra.a
      href="#content"
      position="fixed"
      left="-9999px"
      zIndex="50"
      padding="3"
      background="surface"
      _focus={{ left: '4', top: '4' }}
    >
      <FormattedMessage id="common.skipToContent" />
    </chakra.a>
  );
}
