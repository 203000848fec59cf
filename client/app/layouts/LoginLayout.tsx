import { chakra } from '@chakra-ui/react';
import { use } from 'react';
import { SiteNameContext } from '../../ui/SiteNameContext';
import { Copyright } from './Copyright';
import { Logo } from './Logo';
import { PageOutlet } from './PageOutlet';
import { useAppShell } from './useAppShell';

/** Logo, page and a copyright line only (LY-02). */
export function LoginLayout() {
  const { site } = useAppShell();
  const knownName = use(SiteNameContext);
  return (
    <SiteNameContext value={site?.name ?? knownName}>
      <chakra.div display="flex" flexDirection="column" minHeight="100dvh" paddingX="4">
        <chakra.header paddingY="4" textAlign="center">
          <Logo site={site} />
        </chakra.header>
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
