import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { accountMenuPlace } from '../../features/account/accountMenu';
import { useText } from '../../i18n/useText';

const AccountMenuSheet = lazy(() =>
  import('./AccountMenuSheet').then((module) => ({ default: module.AccountMenuSheet })),
);

/** On phones: tells which page of the account area this is, and opens its menu as a sheet. */
export function AccountMenuButton() {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const current = accountMenuPlace(useLocation().pathname);
  const label = text('common.myAccount');

  return (
    <>
      <Opener type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {current ? text('common.accountMenu', { page: text(current.id) }) : label}
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
      </Opener>
      {isOpen && (
        <Suspense>
          <AccountMenuSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const Opener = chakra('button', {
  base: {
    display: { base: 'none', mdDown: 'flex' },
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    width: '100%',
    minHeight: '44px',
    paddingX: '3',
    background: 'surface',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'input',
    fontWeight: '600',
    cursor: 'pointer',
  },
});
