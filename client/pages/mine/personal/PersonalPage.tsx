import { Stack } from '@chakra-ui/react';
import { AccountFacts } from '../../../features/account/AccountFacts';
import { LaterNotice } from '../../../features/site/LaterNotice';
import { useText } from '../../../i18n/useText';
import { PageTitle } from '../../../ui/PageTitle';

/** Who the shopper is (RT-09); to be changed here later. */
export function PersonalPage() {
  const text = useText();
  return (
    <Stack gap="6">
      <PageTitle>{text('account.settings.personal')}</PageTitle>
      <AccountFacts facts={['email', 'nickname']} />
      <LaterNotice text={text('account.personal.later')} />
    </Stack>
  );
}
