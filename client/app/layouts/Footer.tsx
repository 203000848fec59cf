import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useSession } from '../../apollo/SessionContext';
import { ArticleGroups } from '../../features/site/ArticleGroups';
import { ContactColumn } from '../../features/site/ContactColumn';
import type { AppShellQuery } from '../../gql/graphql';
import { Copyright } from './Copyright';
import { Logo } from './Logo';

type FooterProps = Pick<Partial<AppShellQuery>, 'site' | 'articleGroups'>;

/** Logo, articles in groups, contact, copyright (FT-01 … FT-04). */
export function Footer({ site, articleGroups = [] }: FooterProps) {
  const { footerHeight } = useSession().state;
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    const footer = ref.current;
    if (!footer) return;
    const observer = new ResizeObserver(() => footerHeight(footer.offsetHeight));
    observer.observe(footer);
    return () => observer.disconnect();
  }, [footerHeight]);

  return (
    <chakra.footer
      ref={ref}
      borderTopWidth="1px"
      borderColor="hairline"
      fontSize="sm"
      _print={{ display: 'none' }}
    >
      <Columns>
        <Logo site={site} />
        <ArticleGroups groups={articleGroups} />
        {site && <ContactColumn site={site} />}
      </Columns>
      <Copyright siteName={site?.name} />
    </chakra.footer>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
    gap: '6',
    alignItems: 'start',
    maxWidth: 'calc({sizes.page} + 32px)',
    marginX: 'auto',
    paddingX: '4',
    paddingTop: '8',
  },
});
