import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { ClientRedirect } from '../../ui/ClientRedirect';
import { useIsSignedIn } from '../../apollo/SessionContext';
import { paths } from '../../routes/paths';
import { AccountScreen } from '../../features/account/AccountScreen';
import { RegisterForm, type Registered } from '../../features/account/registration/RegisterForm';
import { safeRedirect } from '../../features/account/safeRedirect';
import { useBeginSession } from '../../features/account/useBeginSession';
import { useText } from '../../i18n/useText';
import { TextLink } from '../../ui/Link';
import { PageTitle } from '../../ui/layout/PageTitle';
import { SentenceGap } from '../../ui/values/SentenceGap';

export function RegisterPage() {
  const text = useText();
  const redirect = useSearchParams()[0].get('redirect') ?? undefined;
  const [registered, setRegistered] = useState<{ kept: { email: string }; hasToken: boolean }>();
  const beginSession = useBeginSession();
  const isSignedIn = useIsSignedIn();

  // The redirect waits for the session, because guests would be sent to another page. The state object stays
  // the same, as a new one would navigate again on each render.
  if (registered && isSignedIn === registered.hasToken)
    return (
      <ClientRedirect
        to={paths.registerSuccess.href({ redirect })}
        state={registered.kept}
        replace
      />
    );
  if (isSignedIn) return <ClientRedirect to={safeRedirect(redirect ?? null)} replace />;

  async function proceed({ email, token }: Registered) {
    setRegistered({ kept: { email }, hasToken: token !== undefined });
    if (token !== undefined) await beginSession(token);
  }

  return (
    <AccountScreen>
      <Stack gap="6">
        <PageTitle>{text('common.register')}</PageTitle>
        <RegisterForm onRegistered={(who) => void proceed(who)} />
        <p>
          <FormattedMessage id="entry.haveAccount" />
          <SentenceGap />
          <TextLink to={paths.login.href({ redirect })}>
            <FormattedMessage id="common.logIn" />
          </TextLink>
        </p>
      </Stack>
    </AccountScreen>
  );
}
