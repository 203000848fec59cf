import { chakra, Stack } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { AccountFacts } from '../../../features/account/AccountFacts';
import { useText } from '../../../i18n/useText';
import { PageTitle } from '../../../ui/PageTitle';

const places = [
  { id: 'account.settings.personal', to: paths.personal.href() },
  { id: 'account.settings.secure', to: paths.secure.href() },
  { id: 'account.menu.addresses', to: paths.address.href() },
  { id: 'account.menu.orders', to: paths.orders.href() },
  { id: 'account.menu.packages', to: paths.package.href() },
  { id: 'account.menu.fund', to: paths.fund.href() },
  { id: 'account.menu.messages', to: paths.message.href() },
] as const;

/** Where the settings begin (RT-08). */
export function SettingPage() {
  const text = useText();
  return (
    <Stack gap="6">
      <PageTitle>{text('account.menu.settings')}</PageTitle>
      <AccountFacts facts={['email', 'emailStatus']} />
      <chakra.ul listStyleType="none" borderTopWidth="1px" borderColor="hairline">
        {places.map(({ id, to }) => (
          <li key={id}>
            <Row to={to}>
              {text(id)}
              <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
            </Row>
          </li>
        ))}
      </chakra.ul>
    </Stack>
  );
}

const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '56px',
    paddingX: '3',
    borderBottomWidth: '1px',
    borderColor: 'hairline',
    _hover: { background: 'neutralTint' },
  },
});
