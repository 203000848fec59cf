import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useIsSignedIn } from '../../apollo/SessionContext';
import type { UserInfo } from '../../apollo/clientState';
import { GuestLinks } from '../../features/account/GuestLinks';
import { ViewerMenu } from '../../features/account/ViewerMenu';
import type { AppShellQuery } from '../../gql/graphql';
import { CartLink } from '../../features/cart/CartLink';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { Logo } from './Logo';
import { MenuButton } from './MenuButton';
import { centredRow, roomForBar } from './pageRow';
import { Preferences } from './Preferences';
import { ProxyPurchaseMenu } from './ProxyPurchaseMenu';
import { SiteNav } from './SiteNav';

interface HeaderProps {
  /** Undefined while it is being loaded. */
  site?: AppShellQuery['site'];
  /** Null for a guest, and for a shopper whose name is still unknown. */
  shopper: UserInfo | null;
  viewer: AppShellQuery['viewer'];
}

/** One row on wide screens; on phones logo, search and a button for the rest. */
export function Header({ site, shopper, viewer }: HeaderProps) {
  const text = useText();
  const isAtItem = useLocation().pathname === paths.goods.path;
  const isSignedIn = useIsSignedIn();
  return (
    <chakra.header
      background="surface"
      borderBottomWidth="1px"
      borderColor="hairline"
      _print={{ display: 'none' }}
    >
      {site?.demo && <DemoBanner />}
      <Row>
        <Logo site={site} />
        <chakra.nav
          aria-label={text('common.mainMenu')}
          display="flex"
          flexWrap="wrap"
          columnGap={{ xl: '2' }}
          marginInlineStart={{ base: 'auto', lg: '0' }}
        >
          <ProxyPurchaseMenu />
          <Flex display={{ base: 'flex', lgDown: 'none' }} columnGap={{ xl: '2' }}>
            <SiteNav />
          </Flex>
        </chakra.nav>
        <Flex
          display={{ base: 'flex', lgDown: 'none' }}
          marginInlineStart="auto"
          alignItems="center"
          columnGap="3"
          minHeight="44px"
        >
          {site && <Preferences site={site} />}
          {shopper && <ViewerMenu shopper={shopper} />}
          {!isSignedIn && <GuestLinks />}
        </Flex>
        {isAtItem && (
          // The item page has an action bar where phones otherwise have the cart.
          <chakra.div hideFrom="md">
            <CartLink viewer={viewer} />
          </chakra.div>
        )}
        <MenuButton site={site} shopper={shopper} />
      </Row>
    </chakra.header>
  );
}

const Row = chakra('div', {
  base: {
    ...centredRow,
    // Begins and ends where the page below does.
    paddingInline: { base: '4', md: roomForBar },
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    // Nothing is cut off where letters are large or the screen is narrow.
    flexWrap: 'wrap',
    columnGap: { base: '2', lg: '4', xl: '6' },
    paddingY: '2',
  },
});

function DemoBanner() {
  return (
    <chakra.p
      paddingX="4"
      paddingY={{ base: '2px', md: '1' }}
      background="infoTint"
      color="info"
      fontSize={{ base: 'xs', md: 'sm' }}
      textAlign="center"
    >
      <FormattedMessage id="common.demoBanner" />
    </chakra.p>
  );
}
