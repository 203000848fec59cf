import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../i18n/useText';
import { accountMenu, accountMenuPlace } from '../../features/account/accountMenu';
import { VerificationNotice } from '../../features/account/notice/VerificationNotice';
import { TitleSlotContext } from '../../ui/layout/TitleSlotContext';
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
          <MenuLink
            key={to}
            to={to}
            data-stop={stops.includes(id) || undefined}
            aria-current={to === current?.to ? 'page' : undefined}
          >
            <FormattedMessage id={id} />
          </MenuLink>
        ))}
      </chakra.nav>
      <div>
        <TitleSlotContext value={<VerificationNotice viewer={viewer} />}>
          <PageOutlet />
        </TitleSlotContext>
      </div>
    </chakra.div>
  );
}

/** The way of what is bought: stops on one line. */
const stops: readonly string[] = [
  'account.menu.orders',
  'account.menu.warehouse',
  'account.menu.packages',
];

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
    '&[aria-current=page]': { color: 'brand', fontWeight: '600' },
    lgDown: { '&[aria-current=page]': { background: 'surface' } },
    lg: {
      position: 'relative',
      paddingInlineStart: '36px',
      '&[data-stop]': {
        _before: {
          ...{ content: '""', position: 'absolute', insetInlineStart: '12px', boxSize: '12px' },
          border: '2.5px solid {colors.brand}',
          borderRadius: 'full',
          background: 'paper',
        },
        '&[aria-current=page]::before': {
          background: 'brand',
          boxShadow: '0 0 0 2px {colors.paper}, 0 0 0 4px {colors.brand}',
        },
      },
      '& + &[data-stop]::after': {
        ...{ content: '""', position: 'absolute', insetInlineStart: '16px' },
        bottom: 'calc(50% + 10px)',
        height: '28px',
        borderInlineStart: '3px dotted {colors.kraft}',
      },
      '&[data-stop] + &:not([data-stop])': {
        marginTop: '4',
        _before: {
          ...{ content: '""', position: 'absolute', insetX: '0', top: '-10px' },
          borderTop: '1px solid {colors.hairline}',
        },
      },
    },
  },
});
