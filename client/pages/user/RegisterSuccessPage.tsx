import { Stack, chakra } from '@chakra-ui/react';
import { MailCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../i18n/useText';
import { safeRedirect } from '../../features/account/safeRedirect';
import { Card } from '../../ui/Card';
import { LinkButton } from '../../ui/Link';
import { PageTitle } from '../../ui/PageTitle';

export function RegisterSuccessPage() {
  const text = useText();
  const redirect = useSearchParams()[0].get('redirect');
  return (
    <Card>
      <Stack gap="4" alignItems="center" textAlign="center">
        <chakra.span color="ok">
          <MailCheck size={48} strokeWidth={1.25} aria-hidden />
        </chakra.span>
        <PageTitle>{text('account.registered.title')}</PageTitle>
        <p>
          <FormattedMessage id="account.registered.text" />
        </p>
        <LinkButton to={safeRedirect(redirect)} look="primary">
          <FormattedMessage id="account.registered.continue" />
        </LinkButton>
      </Stack>
    </Card>
  );
}
