import { chakra } from '@chakra-ui/react';
import { use } from 'react';
import { SiteNameContext } from '../../ui/SiteNameContext';
import { Copyright } from './Copyright';
import { Logo } from './Logo';
import { PageOutlet } from './PageOutlet';
import { centredRow } from './pageRow';
import { Preferences } from './Preferences';
import { useAppShell } from './useAppShell';

/** Logo, the choice of a language, page and a copyright line only (LY-02). */
export function LoginLayout() {
  const { site } = useAppShell();
  const knownName = use(SiteNameContext);
  return (
    <SiteNameContext value={site?.name ?? knownName}>
      <chakra.div display="flex" flexDirection="column" minHeight="100dvh" paddingX="4">
        <Head>
          <Logo site={site} />
          {site && <Preferences site={site} />}
        </Head>
        <chakra.main flex="1" width="100%" maxWidth="960px" marginX="auto">
          <PageOutlet />
        </chakra.main>
        <footer>
          <Copyright />
        </footer>
      </chakra.div>
    </SiteNameContext>
  );
}

/** Begins and ends where that of the other pages does. */
const Head = chakra('header', {
  base: {
    ...centredRow,
    display: 'flex',
    // The choice of a language comes below where there is no room for both.
    flexWrap: 'wrap',
    '& > :last-child': { marginInlineStart: 'auto' },
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '76px',
  },
});
