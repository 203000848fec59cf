import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { ClientRedirect } from '../../ui/ClientRedirect';
import { useIsSignedIn } from '../../apollo/SessionContext';
import { paths } from '../../routes/paths';
import { AccountScreen } from '../../features/account/AccountScreen';
import { safeRedirect } from '../../features/account/safeRedirect';
import { SignInForm } from '../../features/account/SignInForm';
import { useText } from '../../i18n/useText';
import { LoneLink, TextLink } from '../../ui/Link';
import { PageTitle } from '../../ui/layout/PageTitle';
import { SentenceGap } from '../../ui/values/SentenceGap';

export function LoginPage() {
  const text = useText();
  const redirect = useSearchParams()[0].get('redirect');
  if (useIsSignedIn()) return <ClientRedirect to={safeRedirect(redirect)} replace />;
  return (
    <AccountScreen>
      <Stack gap="6">
        <PageTitle>{text('common.logIn')}</PageTitle>
        <SignInForm />
        <p>
          <LoneLink to={paths.findPassword.href()}>
            <FormattedMessage id="entry.findPassword" />
          </LoneLink>
        </p>
        <p>
          <FormattedMessage id="entry.noAccountYet" />
          <SentenceGap />
          <TextLink to={paths.register.href({ redirect: redirect ?? undefined })}>
            <FormattedMessage id="common.register" />
          </TextLink>
        </p>
      </Stack>
    </AccountScreen>
  );
}
