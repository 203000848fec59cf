import { chakra } from '@chakra-ui/react';
import { CircleQuestionMark, House, Mail, UserRound, Warehouse } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { accountMenuPlace } from '../../features/account/accountMenu';
import { CartLink } from '../../features/cart/CartLink';
import { UnreadBadge } from '../../features/notifications/UnreadBadge';
import type { AppShellQuery } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { NARROW } from '../../ui/theme/narrow';
import { ON_ITS_SIDE } from '../../ui/theme/onItsSide';
import { BarLink } from './BarLink';

/** Places of the account area that have a tab beside *Me*. */
const withOwnTab: readonly string[] = [paths.store.path, paths.message.path];

/** On phones, whichever way they are held: the places one goes to most, within reach of the thumb (FB-02). */
export function BottomBar({ viewer }: { viewer: AppShellQuery['viewer'] }) {
  const text = useText();
  const place = accountMenuPlace(useLocation().pathname);
  return (
    <Bar aria-label={text('common.mainPlaces')}>
      <BarLink to={paths.home.href()} icon={House} label={text('common.home')} />
      <CartLink viewer={viewer} />
      <BarLink to={paths.store.href()} icon={Warehouse} label={text('common.warehouse')} />
      <BarLink to={paths.faq.href()} icon={CircleQuestionMark} label={text('common.help')} />
      <BarLink to={paths.message.href()} icon={Mail} label={text('common.messages')}>
        <UnreadBadge viewer={viewer} />
      </BarLink>
      <BarLink
        to={paths.setting.href()}
        icon={UserRound}
        label={text('common.me')}
        isCurrent={place !== undefined && !withOwnTab.includes(place.to)}
      />
    </Bar>
  );
}

const Bar = chakra('nav', {
  base: {
    display: { base: 'none', mdDown: 'grid' },
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    position: 'fixed',
    zIndex: '25',
    bottom: '0',
    insetX: '0',
    height: 'var(--bottom-bar)',
    background: 'surface',
    borderTopWidth: '1px',
    borderColor: 'hairline',
    '& [aria-current=page]': { borderRadius: '0', boxShadow: 'inset 0 2px {colors.brand}' },
    mdDown: { 'html:has([data-bar]) &': { display: 'none' } },
    [ON_ITS_SIDE]: {
      display: 'grid',
      '& > a': { flexDirection: 'row', gap: '2' },
      '& [role=img]': { position: 'static' },
      // A bar of the page at the lower edge takes the place of the navigation.
      'html:has([data-at-foot]) &': { display: 'none' },
    },
    // There is no room for labels below the icons.
    [NARROW]: { '& > a': { minWidth: '0' }, '& > a > span:not([role])': { srOnly: true } },
    _print: { display: 'none' },
  },
});
