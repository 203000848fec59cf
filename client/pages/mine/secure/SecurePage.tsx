import { Stack } from '@chakra-ui/react';
import { KeyRound } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { usePageQuery } from '../../../apollo/usePageQuery';
import { paths } from '../../../routes/paths';
import { DeleteAccountRow } from '../../../features/account/security/DeleteAccountRow';
import { EmailRow } from '../../../features/account/security/EmailRow';
import { ExportRow } from '../../../features/account/security/ExportRow';
import { SessionList } from '../../../features/account/security/SessionList';
import { SecurePageDocument } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { LinkButton } from '../../../ui/Link';
import { BackLink } from '../../../ui/layout/BackLink';
import { PageTitle } from '../../../ui/layout/PageTitle';
import { Skeletons } from '../../../ui/feedback/Skeletons';
import { StateRow, StateRows } from '../../../ui/layout/StateRow';

/** Asked when a link to this page is pointed at. */
export const firstQuery = () => ({ query: SecurePageDocument });

/** Email address, password, open sessions, and what we hold on the shopper (RT-10). */
export function SecurePage() {
  const text = useText();
  const { data, error, retry } = usePageQuery(SecurePageDocument, {});
  return (
    <Stack gap="6">
      <div>
        <BackLink to={paths.setting.href()}>{text('account.menu.settings')}</BackLink>
        <PageTitle>{text('entry.settings.secure')}</PageTitle>
      </div>
      {!data?.viewer &&
        (error ? <ErrorState onRetry={retry} /> : <Skeletons count={2} height="180px" />)}
      {data?.viewer && (
        <>
          <StateRows title={text('settings.signIn')}>
            <EmailRow viewer={data.viewer} />
            <StateRow
              icon={KeyRound}
              title={text('entry.password')}
              state={text('settings.password.state')}
              action={
                <LinkButton to={paths.modifyPassword.href()}>
                  <FormattedMessage id="settings.changePassword" />
                </LinkButton>
              }
            />
          </StateRows>
          <SessionList sessions={data.sessions} />
          <StateRows title={text('settings.yourData')}>
            <ExportRow />
            <DeleteAccountRow />
          </StateRows>
        </>
      )}
    </Stack>
  );
}
