import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../i18n/useText';
import { Dialog } from '../../ui/Dialog';
import { navItemRecipe } from './navItemRecipe';

const NavButton = chakra('button', navItemRecipe);

/** An entry whose feature is not open: it shows a notice and leads nowhere (HD-05). */
export function NotOpenYetButton({ label }: { label: string }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <NavButton type="button" onClick={() => setOpen(true)}>
        {label}
      </NavButton>
      {isOpen && (
        <Dialog type="notice" title={label} onConfirm={() => setOpen(false)}>
          {text('common.notOpenYet')}
        </Dialog>
      )}
    </>
  );
}
