import { useQuery } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useIsSignedIn } from '../../../apollo/SessionContext';
import { paths } from '../../../routes/paths';
import { EmailStatusDocument, SendVerificationMailDocument } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { LinkButton } from '../../../ui/Link';
import { PageTitle } from '../../../ui/layout/PageTitle';
import { Skeletons } from '../../../ui/feedback/Skeletons';
import { AccountScreen } from '../AccountScreen';
import { BigState } from '../BigState';
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
        <AccountScreen>
          <Stack gap="6">
            <PageTitle>{text('entry.result')}</PageTitle>
            {outcome.kind === 'failed' ? <ErrorState onRetry={onRetry} /> : <Skeletons count={1} />}
          </Stack>
        </AccountScreen>
      );
    default:
      return <NotConfirmed purpose={purpose} kind={outcome.kind} />;
  }
}

interface ConfirmedProps {
  kind: 'verified' | 'alreadyVerified' | 'changed';
  email: string;
}

function Confirmed({ kind, email }: ConfirmedProps) {
  const text = useText();
  const isSignedIn = useIsSignedIn();
  const onward = isSignedIn ? paths.home : paths.login;
  return (
    <BigState
      state={kind === 'changed' ? 'changed' : 'verified'}
      title={text(`entry.result.${kind}`)}
      text={
        <FormattedMessage
          id={`entry.result.${kind}Text`}
          values={{ email: <strong>{email}</strong> }}
        />
      }
    >
      <LinkButton to={onward.href()} look="primary">
        <FormattedMessage id={isSignedIn ? 'entry.result.shop' : 'common.logIn'} />
      </LinkButton>
    </BigState>
  );
}

interface NotConfirmedProps {
  purpose: EmailPurpose;
  kind: 'expired' | 'used' | 'unknown' | 'taken' | 'none';
}

const sentences = {
  expired: { title: 'entry.link.expired', text: 'entry.link.dayRule' },
  used: { title: 'entry.link.used', text: 'entry.link.usedText' },
  unknown: { title: 'entry.link.unknown', text: 'entry.link.unknownText' },
  taken: { title: 'entry.result.taken', text: 'entry.result.takenText' },
  none: { title: 'entry.link.none', text: 'entry.link.noneText' },
} as const;

/** Says of the link what is so, whoever is signed in; what to do next depends on them (RT-07). */
function NotConfirmed({ purpose, kind }: NotConfirmedProps) {
  const text = useText();
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery(EmailStatusDocument, { skip: !isSignedIn });
  const viewer = data?.viewer;
  // By another tab, or by whatever reads email ahead of the shopper: the link has done its work.
  if (purpose === 'VERIFY' && kind === 'used' && viewer?.isEmailVerified)
    return <Confirmed kind="alreadyVerified" email={viewer.email} />;
  const isLikelyVerified = purpose === 'VERIFY' && kind === 'used' && !isSignedIn;
  const needsLink = purpose === 'VERIFY' && viewer?.isEmailVerified === false;
  return (
    <BigState
      state={kind === 'none' ? 'awaited' : kind}
      title={text(sentences[kind].title)}
      text={text(isLikelyVerified ? 'entry.link.usedGuestText' : sentences[kind].text)}
    >
      {needsLink ? (
        <ResendEmail document={SendVerificationMailDocument} variables={{}} />
      ) : (
        <LinkButton to={isSignedIn ? paths.secure.href() : paths.login.href()} look="primary">
          <FormattedMessage id={isSignedIn ? 'entry.settings.secure' : 'common.logIn'} />
        </LinkButton>
      )}
    </BigState>
  );
}
