import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/Button';
import { navItemRecipe } from './navItemRecipe';

const NotOpenYetNotice = lazy(() =>
  import('./NotOpenYetNotice').then((module) => ({ default: module.NotOpenYetNotice })),
);

const NavButton = chakra('button', navItemRecipe);

interface NotOpenYetButtonProps {
  label: string;
  /** Stands on a page, not in a menu. */
  isOnPage?: boolean;
}

/** An entry whose feature is not open: it shows a notice and leads nowhere (HD-05, SC-08). */
export function NotOpenYetButton({ label, isOnPage = false }: NotOpenYetButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isOnPage ? (
        <Button look="quiet" paddingX="0" isRepeatable onClick={() => setOpen(true)}>
          {label}
        </Button>
      ) : (
        <NavButton type="button" onClick={() => setOpen(true)}>
          {label}
        </NavButton>
      )}
      {isOpen && (
        <Suspense>
          <NotOpenYetNotice title={label} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
