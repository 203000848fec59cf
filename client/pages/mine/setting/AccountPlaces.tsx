import { chakra } from '@chakra-ui/react';
import { ChevronRight, CirclePlus, ClipboardList, Package, Wallet } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useText } from '../../../i18n/useText';
import { paths } from '../../../routes/paths';
import { RuledRows } from '../../../ui/layout/StateRow';

const places = [
  { id: 'account.menu.orders', to: paths.orders.href(), icon: ClipboardList },
  { id: 'account.menu.packages', to: paths.package.href(), icon: Package },
  { id: 'account.menu.fund', to: paths.fund.href({}), icon: Wallet },
  { id: 'account.menu.recharge', to: paths.recharge.href({}), icon: CirclePlus },
] as const;

/** On phones, whose bar has no tabs for them: the ways to what the settings have nothing to do with. */
export function AccountPlaces() {
  const text = useText();
  return (
    <Nav aria-label={text('common.myAccount')}>
      <RuledRows>
        {places.map(({ id, to, icon: Icon }) => (
          <li key={id}>
            <Place to={to}>
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              <chakra.span flex="1" minWidth="0" color="ink">
                <FormattedMessage id={id} />
              </chakra.span>
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
            </Place>
          </li>
        ))}
      </RuledRows>
    </Nav>
  );
}

const Nav = chakra('nav', { base: { display: { base: 'none', mdDown: 'block' } } });

const Place = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minHeight: '52px',
    color: 'brand',
    fontWeight: '600',
    _hover: { background: 'neutralTint' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});
