import { Stack } from '@chakra-ui/react';
import { usePageQuery } from '../../../apollo/usePageQuery';
import { SettingPageDocument } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { PageTitle } from '../../../ui/layout/PageTitle';
import { Skeletons } from '../../../ui/feedback/Skeletons';
import { AccountPlaces } from './AccountPlaces';
import { AccountRows } from './AccountRows';
import { EmailSwitches } from './EmailSwitches';
import { PreferenceRows } from './PreferenceRows';

/** Asked when a link to this page is pointed at. */
export const firstQuery = () => ({ query: SettingPageDocument });

/**
 * Overview of the settings with their current values and links to change them (RT-08); on phones, the page of
 * *Me*.
 */
export function SettingPage() {
  const text = useText();
  const { data, error, retry } = usePageQuery(SettingPageDocument, {});
  return (
    <Stack gap="6">
      <PageTitle>{text('account.menu.settings')}</PageTitle>
      <AccountPlaces />
      {!data && (error ? <ErrorState onRetry={retry} /> : <Skeletons count={2} height="280px" />)}
      {data?.viewer && <AccountRows {...data} viewer={data.viewer} />}
      {data?.viewer && <EmailSwitches preferences={data.viewer.emailPreferences} />}
      {data && <PreferenceRows site={data.site} />}
    </Stack>
  );
}
