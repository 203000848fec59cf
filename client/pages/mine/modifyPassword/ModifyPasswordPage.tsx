import { useQuery } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../routes/paths';
import { ChangePasswordForm } from '../../../features/account/security/ChangePasswordForm';
import { ModifyPasswordPageDocument } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { BackLink } from '../../../ui/layout/BackLink';
import { PageTitle } from '../../../ui/layout/PageTitle';

/** Asked when a link to this page is pointed at. */
export const firstQuery = () => ({ query: ModifyPasswordPageDocument });

/** Changing the password (RT-11); it says beforehand who will be signed out. */
export function ModifyPasswordPage() {
  const text = useText();
  const navigate = useNavigate();
  const { data } = useQuery(ModifyPasswordPageDocument, { fetchPolicy: 'cache-and-network' });
  const others = data?.sessions.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  return (
    <Stack gap="6">
      <div>
        <BackLink to={paths.secure.href()}>{text('entry.settings.secure')}</BackLink>
        <PageTitle about={<FormattedMessage id="settings.password.effect" values={{ others }} />}>
          {text('settings.changePassword')}
        </PageTitle>
      </div>
      <ChangePasswordForm onChanged={() => void navigate(paths.secure.href())} />
    </Stack>
  );
}
