import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../routes/paths';
import { AccountScreen } from '../../features/account/AccountScreen';
import { BigState } from '../../features/account/BigState';
import { EnvelopeDrawing } from '../../features/account/drawings/EnvelopeDrawing';
import { FindPasswordForm } from '../../features/account/links/FindPasswordForm';
import { ResendEmail } from '../../features/account/ResendEmail';
import { RequestPasswordResetDocument } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { LoneLink } from '../../ui/Link';
import { PageTitle } from '../../ui/layout/PageTitle';

/** Account recovery by email (RT-05); the response is the same for every address. */
export function FindPasswordPage() {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [sentTo, setSentTo] = useState<string>();

  function letGo(email: string) {
    setTyped(email);
    setSentTo(email);
  }

  if (sentTo !== undefined)
    return (
      <BigState
        state="sent"
        title={text('entry.findPassword.sent')}
        text={
          <FormattedMessage
            id="entry.findPassword.sentText"
            values={{ email: <strong>{sentTo}</strong> }}
          />
        }
      >
        <ResendEmail
          document={RequestPasswordResetDocument}
          variables={{ email: sentTo }}
          isResting
        />
        <Button look="quiet" onClick={() => setSentTo(undefined)}>
          <FormattedMessage id="entry.findPassword.other" />
        </Button>
      </BigState>
    );
  return (
    <AccountScreen drawing={<EnvelopeDrawing />}>
      <Stack gap="6">
        <PageTitle>{text('entry.findPassword')}</PageTitle>
        <p>
          <FormattedMessage id="entry.findPassword.text" />
        </p>
        <FindPasswordForm email={typed} onSent={letGo} />
        <p>
          <LoneLink to={paths.login.href()}>
            <FormattedMessage id="entry.backToLogin" />
          </LoneLink>
        </p>
      </Stack>
    </AccountScreen>
  );
}
