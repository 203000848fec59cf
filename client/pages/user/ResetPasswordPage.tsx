import { useQuery } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../apollo/SessionContext';
import { paths } from '../../routes/paths';
import { AccountScreen } from '../../features/account/AccountScreen';
import { BigState } from '../../features/account/BigState';
import { LockDrawing } from '../../features/account/drawings/LockDrawing';
import { ResetPasswordForm } from '../../features/account/links/ResetPasswordForm';
import { useLinkToken } from '../../features/account/links/useLinkToken';
import { CheckResetLinkDocument } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { LinkButton } from '../../ui/Link';
import { PageTitle } from '../../ui/layout/PageTitle';
import { Skeletons } from '../../ui/feedback/Skeletons';

/** Choosing a new password by a mailed link (RT-06), which is checked first. */
export function ResetPasswordPage() {
  const token = useLinkToken();
  return token ? <ByLink token={token} /> : <NoLink isExpired={false} />;
}

function ByLink({ token }: { token: string }) {
  const text = useText();
  const session = useSession();
  const navigate = useNavigate();
  const [hasExpired, setExpired] = useState(false);
  const { data, error, refetch } = useQuery(CheckResetLinkDocument, {
    variables: { token },
    fetchPolicy: 'no-cache',
    context: { handlesErrors: true },
  });

  function goToLogin() {
    session.end(); // The server has ended every session.
    void navigate(paths.login.href(), { replace: true });
  }

  if (hasExpired || data?.checkResetLink.isGood === false) return <NoLink isExpired />;
  return (
    <AccountScreen drawing={<LockDrawing />}>
      <Stack gap="6">
        <PageTitle>{text('entry.resetPassword')}</PageTitle>
        {data ? (
          <ResetPasswordForm token={token} onReset={goToLogin} onExpired={() => setExpired(true)} />
        ) : error ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : (
          <Skeletons count={2} height="84px" />
        )}
      </Stack>
    </AccountScreen>
  );
}

/** The link is used or too old (ER-05), or there is none: after a reload the email has it still. */
function NoLink({ isExpired }: { isExpired: boolean }) {
  const text = useText();
  return (
    <BigState
      state={isExpired ? 'expired' : 'awaited'}
      title={text(isExpired ? 'entry.link.expired' : 'entry.link.none')}
      text={text(isExpired ? 'entry.link.resetRule' : 'entry.link.openAgain')}
    >
      <LinkButton to={paths.findPassword.href()} look="primary">
        <FormattedMessage id="entry.link.getNew" />
      </LinkButton>
    </BigState>
  );
}
