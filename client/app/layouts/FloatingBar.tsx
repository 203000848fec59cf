import { chakra } from '@chakra-ui/react';
import { CircleQuestionMark, House, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { CartLink } from '../../features/cart/CartLink';
import { UnreadBadge } from '../../features/notifications/UnreadBadge';
import type { AppShellQuery } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { ON_ITS_SIDE } from '../../ui/theme/onItsSide';
import { BackToTop } from './BackToTop';
import { BarLink } from './BarLink';
import { useLift } from './useLift';

/** Shortcuts at the right edge (FB-01 … FB-03); phones have a bar at the bottom instead. */
export function FloatingBar({ viewer }: { viewer: AppShellQuery['viewer'] }) {
  const text = useText();
  return (
    <Lifted label={text('common.shortcuts')}>
      <Shortcuts>
        <CartLink viewer={viewer} />
        <BarLink to={paths.home.href()} icon={House} label={text('common.home')} />
        <BarLink
          to={paths.faq.href()}
          icon={CircleQuestionMark}
          label={text('common.helpCentre')}
        />
        <BarLink to={paths.message.href()} icon={Mail} label={text('common.messages')}>
          <UnreadBadge viewer={viewer} />
        </BarLink>
      </Shortcuts>
      <BackToTop />
    </Lifted>
  );
}

const ABOVE_BARS = 'calc(var(--bottom-bar) + var(--action-bar, 0px) + 12px)';

/** Follows the footer by itself; its contents do not render again with each pixel. */
function Lifted({ label, children }: { label: string; children: ReactNode }) {
  const lift = useLift();
  return (
    <Bar
      aria-label={label}
      // A translation causes no layout, which browsers would count as a layout shift.
      style={{ translate: `0 calc(-1 * min(${lift}px, 100dvh - 320px))` }}
    >
      {children}
    </Bar>
  );
}

const Shortcuts = chakra('div', {
  base: {
    display: { mdDown: 'none' },
    [ON_ITS_SIDE]: { display: 'none' },
    '& > a > span:not([role])': { srOnly: true },
  },
});

const Bar = chakra('nav', {
  base: {
    position: 'fixed',
    zIndex: '25',
    insetInlineEnd: '0',
    // Above a bar with which a screen ends, if it has one.
    bottom: {
      base: 'calc(var(--action-bar, 0px) + 32px)',
      mdDown: ABOVE_BARS,
    },
    [ON_ITS_SIDE]: { bottom: ABOVE_BARS },
    background: 'surface',
    borderWidth: '1px',
    borderInlineEndWidth: '0',
    borderColor: 'hairline',
    borderStartRadius: 'card',
    boxShadow: 'float',
    // Only the way back to the top is left of it on phones, and often not even that.
    '&:not(:has(button))': {
      mdDown: { display: 'none' },
      [ON_ITS_SIDE]: { display: 'none' },
    },
    _print: { display: 'none' },
  },
});
