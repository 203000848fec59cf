import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useText } from '../../i18n/useText';
import { useIsSignedIn } from '../../apollo/SessionContext';
import { paths } from '../../app/paths';
import { RegisterForm } from '../../features/account/RegisterForm';
import { safeRedirect } from '../../features/account/safeRedirect';
import { Card } from '../../ui/Card';
import { TextLink } from '../../ui/Link';
import { PageTitle } from '../../ui/PageTitle';

export function RegisterPage() {
  const text = useText();
  const redirect = useSearchParams()[0].get('redirect') ?? undefined;
  const [hasRegistered, setRegistered] = useState(false);

  if (useIsSignedIn()) {
    const next = hasRegistered
      ? paths.registerSuccess.href({ redirect })
      : safeRedirect(redirect ?? null);
    return <Navigate to={next} replace />;
  }
  return (
    <Card>
      <Stack gap="6">
        <PageTitle>{text('common.register')}</PageTitle>
        <RegisterForm onRegistered={() => setRegistered(true)} />
        <p>
          <FormattedMessage id="account.haveAccount" />{' '}
          <TextLink to={paths.login.href({ redirect })}>
            <FormattedMessage id="common.logIn" />
          </TextLink>
        </p>
      </Stack>
    </Card>
  );
}
