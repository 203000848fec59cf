import { chakra, Flex, Stack } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useIsSignedIn } from '../../apollo/SessionContext';
import type { UserInfo } from '../../apollo/clientState';
import { accountMenu, accountMenuPlace } from '../../features/account/accountMenu';
import { GuestLinks } from '../../features/account/GuestLinks';
import { truncateName } from '../../features/account/truncateName';
import { useSignOut } from '../../features/account/useSignOut';
import type { AppShellQuery } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { IconButton } from '../../ui/IconButton';
import { menuItemRecipe } from '../../ui/theme/menuItemRecipe';
import { useModal } from '../../ui/feedback/useModal';
import { PreferencesPanel } from './PreferencesPanel';
import { SiteNav } from './SiteNav';

const MenuLink = chakra(Link, menuItemRecipe);
const LogOut = chakra('button', menuItemRecipe);

interface MenuSheetProps {
  site?: AppShellQuery['site'];
  shopper: UserInfo | null;
  onClose: () => void;
}

/** The header's menu at the side of a phone; the browser keeps the focus inside, Esc closes. */
export function MenuSheet({ site, shopper, onClose }: MenuSheetProps) {
  const text = useText();
  const isSignedIn = useIsSignedIn();
  const signOut = useSignOut();
  const here = accountMenuPlace(useLocation().pathname);
  const ref = useModal(onClose);

  /** A link leads away, and a click beside the sheet falls on the dialog itself. */
  function closeAfter({ target }: MouseEvent) {
    if (target === ref.current || (target instanceof Element && target.closest('a'))) onClose();
  }

  return (
    <Sheet ref={ref} aria-label={text('common.menu')} onClick={closeAfter}>
      <Stack gap="4" padding="4" minHeight="100%">
        <Flex justifyContent="space-between" alignItems="center" minHeight="44px">
          <strong>{shopper ? truncateName(shopper.name) : site?.name}</strong>
          <IconButton icon={X} label={text('common.close')} onClick={onClose} />
        </Flex>
        {!isSignedIn && <GuestLinks />}
        <Group aria-label={text('common.mainMenu')}>
          <SiteNav />
        </Group>
        {isSignedIn && (
          <Group aria-label={text('common.myAccount')}>
            {accountMenu.map(({ id, to }) => (
              <MenuLink key={to} to={to} aria-current={to === here?.to ? 'page' : undefined}>
                {text(id)}
              </MenuLink>
            ))}
            <LogOut type="button" onClick={() => void signOut()}>
              {text('common.logOut')}
            </LogOut>
          </Group>
        )}
        {site && (
          <chakra.div borderTopWidth="1px" borderColor="hairline" paddingTop="3">
            <PreferencesPanel site={site} />
          </chakra.div>
        )}
      </Stack>
    </Sheet>
  );
}

const Sheet = chakra('dialog', {
  base: {
    width: 'min(320px, 100%)',
    height: '100dvh',
    maxHeight: '100dvh',
    margin: '0 0 0 auto',
    background: 'surface',
    color: 'ink',
    boxShadow: 'float',
    overflowY: 'auto',
    '&::backdrop': { background: 'rgba(20, 32, 29, 0.5)' },
  },
});

const Group = chakra('nav', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    borderTopWidth: '1px',
    borderColor: 'hairline',
    paddingTop: '3',
    '& > *': { paddingX: '3' },
    '& > [aria-current]': { color: 'brand', fontWeight: '600' },
  },
});
