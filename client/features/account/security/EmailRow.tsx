import { chakra, Flex } from '@chakra-ui/react';
import { Mail } from 'lucide-react';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCommand } from '../../../apollo/useCommand';
import { readFragment, type FragmentType } from '../../../gql';
import { EmailRow_ViewerFragmentDoc, SendVerificationMailDocument } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { StateRow } from '../../../ui/layout/StateRow';
import { EmailStamp } from '../links/EmailStamp';
import { EmailChangeForm } from './EmailChangeForm';
import { usePendingEmail } from './pendingEmail';

interface EmailRowProps {
  viewer: FragmentType<typeof EmailRow_ViewerFragmentDoc>;
}

/** The email address: whether it is verified, and another one instead (EN-02). */
export function EmailRow(props: EmailRowProps) {
  const text = useText();
  const viewer = readFragment(EmailRow_ViewerFragmentDoc, props.viewer);
  const formId = useId();
  const [isChanging, setChanging] = useState(false);
  const { pendingEmail, keepPending } = usePendingEmail(viewer);
  const { run, isRunning } = useCommand(SendVerificationMailDocument, {
    success: 'settings.email.sent',
  });
  return (
    <StateRow
      icon={Mail}
      title={text('entry.email')}
      state={
        <Flex columnGap="3" rowGap="1" flexWrap="wrap" alignItems="center">
          <chakra.span minWidth="0">{viewer.email}</chakra.span>
          <EmailStamp isVerified={viewer.isEmailVerified} />
        </Flex>
      }
      action={
        <Flex gap="2" flexWrap="wrap">
          {!viewer.isEmailVerified && (
            <Button isBusy={isRunning} onClick={() => void run({})}>
              <FormattedMessage id="settings.email.resend" />
            </Button>
          )}
          <Button
            isRepeatable
            aria-expanded={isChanging}
            aria-controls={formId}
            onClick={() => setChanging(!isChanging)}
          >
            <FormattedMessage id="settings.email.change" />
          </Button>
        </Flex>
      }
    >
      <div role="status">
        {pendingEmail && (
          <chakra.p padding="4" borderRadius="card" background="infoTint" color="info">
            <FormattedMessage
              id="settings.email.pending"
              values={{ pending: <strong>{pendingEmail}</strong>, present: viewer.email }}
            />
          </chakra.p>
        )}
      </div>
      <div id={formId}>
        {isChanging && (
          <EmailChangeForm
            onRequested={(email) => {
              keepPending(email);
              setChanging(false);
            }}
          />
        )}
      </div>
    </StateRow>
  );
}
