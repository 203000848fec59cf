import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { UserInfo } from '../../apollo/clientState';
import { paths } from '../../routes/paths';
import { useText } from '../../i18n/useText';
import { Chevron } from '../../ui/Chevron';
import { menuItemRecipe } from '../../ui/theme/menuItemRecipe';
import { useHoverMenu } from '../../ui/useHoverMenu';
import { Avatar } from './Avatar';
import { truncateName } from './truncateName';
import { useSignOut } from './useSignOut';

const MenuLink = chakra(Link, menuItemRecipe);
const MenuButton = chakra('button', menuItemRecipe);

/** Links the signed-in shopper to the personal page (HD-09) and opens a menu of three (HD-10). */
export function ViewerMenu({ shopper: { name, avatarUrl } }: { shopper: UserInfo }) {
  const text = useText();
  const menuId = useId();
  const { isOpen, close, area, button } = useHoverMenu();
  const signOut = useSignOut();
  return (
    <Flex {...area} position="relative" alignItems="center">
      <NameLink to={paths.personal.href()}>
        <Avatar name={name} url={avatarUrl} />
        {truncateName(name)}
      </NameLink>
      <Toggle {...button} aria-label={text('common.myAccount')} aria-controls={menuId}>
        <Chevron />
      </Toggle>
      {isOpen && (
        <Menu id={menuId} onClick={close}>
          <MenuLink to={paths.orders.href()}>{text('account.menu.orders')}</MenuLink>
          <MenuLink to={paths.setting.href()}>{text('account.menu.settings')}</MenuLink>
          <MenuButton type="button" onClick={() => void signOut()}>
            {text('common.logOut')}
          </MenuButton>
        </Menu>
      )}
    </Flex>
  );
}

const NameLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '44px',
    whiteSpace: 'nowrap',
    _hover: { color: 'brand' },
  },
});

const Toggle = chakra('button', {
  base: { minWidth: '32px', minHeight: '44px', display: 'grid', placeItems: 'center' },
});

const Menu = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: '40',
    top: '100%',
    insetInlineEnd: '0',
    minWidth: '200px',
    padding: '2',
    background: 'surface',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'card',
    boxShadow: 'float',
  },
});
