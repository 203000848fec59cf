import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useSession } from '../../apollo/SessionContext';
import { ArticleGroups } from '../../features/site/ArticleGroups';
import { ContactColumn } from '../../features/site/ContactColumn';
import type { AppShellQuery } from '../../gql/graphql';
import { Copyright } from './Copyright';
import { Logo } from './Logo';
import { pageRow } from './pageRow';

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
      <Copyright />
    </chakra.footer>
  );
}

const Columns = chakra('div', {
  base: {
    ...pageRow,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
    gap: { base: '6', lg: '8' },
    alignItems: 'start',
    paddingTop: '8',
    // The logo is aligned with the headings; on phones it has a row of its own.
    '& > a': { marginTop: '-10px', justifySelf: 'start', gridColumn: { mdDown: '1 / -1' } },
  },
});
