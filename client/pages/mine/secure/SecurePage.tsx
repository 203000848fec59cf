import { Stack } from '@chakra-ui/react';
import { paths } from '../../../app/paths';
import { AccountFacts } from '../../../features/account/AccountFacts';
import { useText } from '../../../i18n/useText';
import { LinkButton } from '../../../ui/Link';
import { PageTitle } from '../../../ui/PageTitle';

/** E-mail status, and the way to another password (RT-10). */
export function SecurePage() {
  const text = useText();
  return (
    <Stack gap="6" alignItems="flex-start">
      <PageTitle>{text('account.settings.secure')}</PageTitle>
      <AccountFacts facts={['email', 'emailStatus']} />
      <LinkButton to={paths.modifyPassword.href()}>{text('account.changePassword')}</LinkButton>
    </Stack>
  );
}
