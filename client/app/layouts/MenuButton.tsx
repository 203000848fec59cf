import { chakra } from '@chakra-ui/react';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { UserInfo } from '../../apollo/clientState';
import type { AppShellQuery } from '../../gql/graphql';
import { useText } from '../../i18n/useText';

/** Wide screens never want it. */
const MenuSheet = lazy(() =>
  import('./MenuSheet').then((module) => ({ default: module.MenuSheet })),
);

interface MenuButtonProps {
  site?: AppShellQuery['site'];
  shopper: UserInfo | null;
}

/** On phones: opens the menu as a sheet. */
export function MenuButton({ site, shopper }: MenuButtonProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Square
        type="button"
        aria-label={text('common.menu')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Menu size={24} strokeWidth={1.75} aria-hidden />
      </Square>
      {isOpen && (
        <Suspense>
          <MenuSheet site={site} shopper={shopper} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const Square = chakra('button', {
  base: {
    display: { base: 'none', lgDown: 'grid' },
    placeItems: 'center',
    flexShrink: '0',
    width: '44px',
    height: '44px',
    borderRadius: 'input',
    cursor: 'pointer',
    _hover: { background: 'neutralTint' },
  },
});
