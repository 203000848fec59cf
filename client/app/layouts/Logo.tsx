import { chakra } from '@chakra-ui/react';
import { use } from 'react';
import { Link } from 'react-router-dom';
import type { AppShellQuery } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { NARROW } from '../../ui/theme/narrow';
import { SiteNameContext } from '../../ui/SiteNameContext';
import { paths } from '../../routes/paths';

const HomeLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    flexShrink: '0',
    minHeight: '44px',
    color: 'brand',
    fontFamily: 'heading',
    fontSize: 'xl',
    fontWeight: '700',
  },
});

const Picture = chakra('img', { base: { width: '32px', height: '32px' } });

interface LogoProps {
  /** Undefined while it is being loaded. */
  site?: AppShellQuery['site'];
  /** Leaves the name to assistive technology where there is little room. */
  isCompact?: boolean;
}

/**
 * The site's picture and name from its configuration, leading home (HD-01). It says where it leads
 * even while the name is unknown.
 */
export function Logo({ site, isCompact = false }: LogoProps) {
  const text = useText();
  const siteName = use(SiteNameContext) || text('common.home');
  return (
    <HomeLink to={paths.home.href()}>
      {site && <Picture src={site.logo} alt="" width={32} height={32} fetchPriority="low" />}
      <chakra.span
        srOnly={isCompact ? { base: true, md: false } : false}
        css={{ [NARROW]: { srOnly: true } }}
      >
        {siteName}
      </chakra.span>
    </HomeLink>
  );
}
