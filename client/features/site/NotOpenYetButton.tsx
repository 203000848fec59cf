import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { navItemRecipe } from './navItemRecipe';

const NavButton = chakra('button', navItemRecipe);

interface NotOpenYetButtonProps {
  label: string;
  /** Looks like a button: it stands on a page, not in a menu. */
  isOnPage?: boolean;
}

/** An entry whose feature is not open: it shows a notice and leads nowhere (HD-05, SC-08). */
export function NotOpenYetButton({ label, isOnPage = false }: NotOpenYetButtonProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isOnPage ? (
        <Button isRepeatable onClick={() => setOpen(true)}>
          {label}
        </Button>
      ) : (
        <NavButton type="button" onClick={() => setOpen(true)}>
          {label}
        </NavButton>
      )}
      {isOpen && (
        <Dialog type="notice" title={label} onConfirm={() => setOpen(false)}>
          {text('common.notOpenYet')}
        </Dialog>
      )}
    </>
  );
}
