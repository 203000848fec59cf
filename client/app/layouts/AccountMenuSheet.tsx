import { chakra, Flex } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { accountMenu, accountMenuPlace } from '../../features/account/accountMenu';
import { useText } from '../../i18n/useText';
import { IconButton } from '../../ui/IconButton';

/**
 * The menu of the account area at the bottom of a phone. The browser keeps the focus inside, Esc
 * closes it, and the focus goes back to what opened it.
 */
export function AccountMenuSheet({ onClose }: { onClose: () => void }) {
  const text = useText();
  const current = accountMenuPlace(useLocation().pathname);
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const sheet = ref.current;
    sheet?.showModal();
    return () => sheet?.close();
  }, []);

  /** A link leads away, and a click beside the sheet falls on the dialog itself. */
  function closeAfter({ target }: MouseEvent) {
    if (target === ref.current || (target instanceof Element && target.closest('a'))) onClose();
  }

  return (
    <Sheet ref={ref} aria-label={text('common.myAccount')} onClose={onClose} onClick={closeAfter}>
      <chakra.div padding="4">
        <Flex justifyContent="space-between" alignItems="center" minHeight="44px">
          <strong>{text('common.myAccount')}</strong>
          <IconButton icon={X} label={text('common.close')} onClick={onClose} />
        </Flex>
        <nav aria-label={text('common.myAccount')}>
          {accountMenu.map(({ id, to }) => (
            <MenuLink key={to} to={to} aria-current={to === current?.to ? 'page' : undefined}>
              {text(id)}
            </MenuLink>
          ))}
        </nav>
      </chakra.div>
    </Sheet>
  );
}

const Sheet = chakra('dialog', {
  base: {
    width: '100%',
    maxWidth: '100%',
    maxHeight: '90dvh',
    margin: 'auto 0 0',
    borderRadius: '10px 10px 0 0',
    background: 'surface',
    color: 'ink',
    boxShadow: 'float',
    overflowY: 'auto',
    '&::backdrop': { background: 'rgba(20, 32, 29, 0.5)' },
  },
});

const MenuLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '48px',
    paddingX: '3',
    borderRadius: 'input',
    _hover: { background: 'neutralTint' },
    '&[aria-current=page]': {
      background: 'neutralTint',
      color: 'brand',
      fontWeight: '600',
      borderInlineStart: '3px solid {colors.brand}',
    },
  },
});
