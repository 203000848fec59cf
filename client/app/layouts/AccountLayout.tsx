import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../i18n/useText';
import { accountMenu, accountMenuPlace } from '../../features/account/accountMenu';
import { VerificationNotice } from '../../features/account/notice/VerificationNotice';
import { useCurrentInView } from '../../ui/useCurrentInView';
import { PageOutlet } from './PageOutlet';
import { useAppShell } from './useAppShell';

/** The account area: its menu at the side, above the page on tablets, in the header's menu on phones. */
export function AccountLayout() {
  const text = useText();
  const { viewer } = useAppShell();
  const { pathname } = useLocation();
  const current = accountMenuPlace(pathname);
  const menu = useCurrentInView(pathname);
  return (
    <chakra.div
      display="grid"
      gap={{ base: '3', md: '6' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '216px minmax(0, 1fr)' }}
    >
      <chakra.nav
        ref={menu}
        aria-label={text('common.myAccount')}
        display={{ base: 'flex', mdDown: 'none' }}
        flexDirection={{ base: 'row', lg: 'column' }}
        overflowX="auto"
        gap="1"
      >
        {accountMenu.map(({ id, to }) => (
          <MenuLink key={to} to={to} aria-current={to === current?.to ? 'page' : undefined}>
            <FormattedMessage id={id} />
          </MenuLink>
        ))}
      </chakra.nav>
      <div>
        <VerificationNotice viewer={viewer} />
        <PageOutlet />
      </div>
    </chakra.div>
  );
}

const MenuLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingX: '3',
    borderRadius: 'input',
    whiteSpace: 'nowrap',
    _hover: { background: 'neutralTint' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current=page]': { background: 'surface', color: 'brand', fontWeight: '600' },
  },
});
