import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useIsSignedIn } from '../../apollo/SessionContext';
import { paths } from '../../app/paths';
import { AccountScreen } from '../../features/account/AccountScreen';
import { RegisterForm, type Registered } from '../../features/account/RegisterForm';
import { safeRedirect } from '../../features/account/safeRedirect';
import { useBeginSession } from '../../features/account/useBeginSession';
import { useText } from '../../i18n/useText';
import { TextLink } from '../../ui/Link';
import { PageTitle } from '../../ui/PageTitle';

export function RegisterPage() {
  const text = useText();
  const redirect = useSearchParams()[0].get('redirect') ?? undefined;
  const [registered, setRegistered] = useState<Registered>();
  const beginSession = useBeginSession();
  const isSignedIn = useIsSignedIn();

  // Not before the session has begun: the next screen is another one for a guest.
  if (registered && isSignedIn === Boolean(registered.token)) {
    const { email } = registered;
    return <Navigate to={paths.registerSuccess.href({ redirect })} state={{ email }} replace />;
  }
  if (isSignedIn) return <Navigate to={safeRedirect(redirect ?? null)} replace />;

  async function proceed(who: Registered) {
    setRegistered(who);
    if (who.token) await beginSession(who.token);
  }

  return (
    <AccountScreen>
      <Stack gap="6">
        <PageTitle>{text('common.register')}</PageTitle>
        <RegisterForm onRegistered={(who) => void proceed(who)} />
        <p>
          <FormattedMessage id="account.haveAccount" />{' '}
          <TextLink to={paths.login.href({ redirect })}>
            <FormattedMessage id="common.logIn" />
          </TextLink>
        </p>
      </Stack>
    </AccountScreen>
  );
}
