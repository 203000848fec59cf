import { useQuery } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useIsSignedIn } from '../../../apollo/SessionContext';
import { paths } from '../../../app/paths';
import { EmailStatusDocument, SendVerificationMailDocument } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { LinkButton } from '../../../ui/Link';
import { PageTitle } from '../../../ui/paper/PageTitle';
import { Skeletons } from '../../../ui/feedback/Skeletons';
import { BigState } from '../BigState';
import { StampDrawing } from '../drawings/StampDrawing';
import { ResendEmail } from '../ResendEmail';
import type { EmailPurpose, LinkOutcome } from './useRedeemLink';

interface LinkResultProps {
  purpose: EmailPurpose;
  /** `none`: the page was opened without a link. */
  outcome: LinkOutcome | { kind: 'checking' | 'none' };
  onRetry: () => void;
}

/** A large state, one sentence, one action. */
export function LinkResult({ purpose, outcome, onRetry }: LinkResultProps) {
  const text = useText();
  switch (outcome.kind) {
    case 'verified':
    case 'changed':
      return <Confirmed kind={outcome.kind} email={outcome.email} />;
    case 'checking':
    case 'failed':
      return (
        <Stack gap="6">
          <PageTitle>{text('account.result')}</PageTitle>
          {outcome.kind === 'failed' ? <ErrorState onRetry={onRetry} /> : <Skeletons count={1} />}
        </Stack>
      );
    default:
      return <NotConfirmed purpose={purpose} kind={outcome.kind} />;
  }
}

function Confirmed({ kind, email }: { kind: 'verified' | 'changed'; email: string }) {
  const text = useText();
  const isSignedIn = useIsSignedIn();
  const onward = isSignedIn ? paths.home : paths.login;
  return (
    <BigState
      drawing={<StampDrawing isGood />}
      title={text(`account.result.${kind}`)}
      text={
        <FormattedMessage
          id={`account.result.${kind}Text`}
          values={{ email: <strong>{email}</strong> }}
        />
      }
    >
      <LinkButton to={onward.href()} look="primary">
        <FormattedMessage id={isSignedIn ? 'account.result.shop' : 'common.logIn'} />
      </LinkButton>
    </BigState>
  );
}

interface NotConfirmedProps {
  purpose: EmailPurpose;
  kind: 'expired' | 'taken' | 'none';
}

const sentences = {
  expired: { title: 'account.link.expired', text: 'account.link.dayRule' },
  taken: { title: 'account.result.taken', text: 'account.result.takenText' },
  none: { title: 'account.link.none', text: 'account.link.openAgain' },
} as const;

function NotConfirmed({ purpose, kind }: NotConfirmedProps) {
  const text = useText();
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery(EmailStatusDocument, { skip: !isSignedIn });
  // The link was used before, by another tab or by whatever reads mail ahead of the shopper.
  if (purpose === 'VERIFY' && kind !== 'taken' && data?.viewer?.isEmailVerified)
    return <Confirmed kind="verified" email={data.viewer.email} />;
  const isVerifying = isSignedIn && purpose === 'VERIFY';
  return (
    <BigState
      drawing={<StampDrawing isGood={false} />}
      title={text(sentences[kind].title)}
      text={text(sentences[kind].text)}
    >
      {isVerifying ? (
        <ResendEmail document={SendVerificationMailDocument} variables={{}} />
      ) : (
        <LinkButton to={isSignedIn ? paths.secure.href() : paths.login.href()} look="primary">
          <FormattedMessage id={isSignedIn ? 'account.settings.secure' : 'common.logIn'} />
        </LinkButton>
      )}
    </BigState>
  );
}
