import { useQuery } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useIsSignedIn } from '../../apollo/SessionContext';
import { paths } from '../../routes/paths';
import { BigState } from '../../features/account/BigState';
import { ResendEmail } from '../../features/account/ResendEmail';
import { safeRedirect } from '../../features/account/safeRedirect';
import { EmailStatusDocument, SendVerificationMailDocument } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { LinkButton, TextLink } from '../../ui/Link';
import { useHistoryState } from '../../ui/useHistoryState';

/** After registering (RT-04): an email is on its way, whoever the address belongs to. */
export function RegisterSuccessPage() {
  const typed = useHistoryState<{ email?: string }>()?.email;
  return useIsSignedIn() ? <SignedIn typed={typed} /> : <NotSignedIn typed={typed} />;
}

function SignedIn({ typed }: { typed: string | undefined }) {
  const text = useText();
  const redirect = useSearchParams()[0].get('redirect');
  const { data } = useQuery(EmailStatusDocument);
  const email = data?.viewer?.email ?? typed;
  const isVerified = data?.viewer?.isEmailVerified;
  return (
    <BigState
      state={isVerified ? 'verified' : 'sent'}
      title={text('entry.registered.title')}
      text={
        <FormattedMessage
          id={isVerified ? 'entry.registered.verified' : 'entry.registered.text'}
          values={addressValues(email)}
        />
      }
    >
      <LinkButton to={safeRedirect(redirect)} look="primary">
        <FormattedMessage id="entry.registered.continue" />
      </LinkButton>
      {!isVerified && (
        <ResendEmail document={SendVerificationMailDocument} variables={{}} isResting />
      )}
    </BigState>
  );
}

/** The address had an account, or the session is over: only the owner can have an email sent. */
function NotSignedIn({ typed }: { typed: string | undefined }) {
  const text = useText();
  const redirect = useSearchParams()[0].get('redirect') ?? undefined;
  const logIn = (
    <TextLink to={paths.login.href({ redirect })}>
      <FormattedMessage id="entry.registered.logInFirst" />
    </TextLink>
  );
  const reset = (
    <TextLink to={paths.findPassword.href()}>
      <FormattedMessage id="entry.registered.newPassword" />
    </TextLink>
  );
  return (
    <BigState
      state="sent"
      title={text('entry.registered.inbox')}
      text={<FormattedMessage id="entry.registered.wrote" values={addressValues(typed)} />}
    >
      <p>
        <FormattedMessage id="entry.registered.noEmail" values={{ logIn, reset }} />
      </p>
    </BigState>
  );
}

/** Returns the email address for a sentence; without one it says "your address". */
function addressValues(email: string | undefined) {
  return { isKnown: email ? 'yes' : 'no', email: <strong>{email}</strong> };
}
