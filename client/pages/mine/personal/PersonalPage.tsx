import { Stack } from '@chakra-ui/react';
import { usePageQuery } from '../../../apollo/usePageQuery';
import { AvatarEditor } from '../../../features/account/profile/AvatarEditor';
import { ProfileForm } from '../../../features/account/profile/ProfileForm';
import { PersonalPageDocument } from '../../../gql/graphql';
import { paths } from '../../../routes/paths';
import { useText } from '../../../i18n/useText';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { StaleDataNotice } from '../../../ui/feedback/StaleDataNotice';
import { BackLink } from '../../../ui/layout/BackLink';
import { Barcode } from '../../../ui/document/Barcode';
import { PageTitle } from '../../../ui/layout/PageTitle';
import { DocumentCard, DocumentCardHead } from '../../../ui/document/DocumentCard';
import { DocumentSection } from '../../../ui/document/DocumentSection';
import { Skeletons } from '../../../ui/feedback/Skeletons';

/** Asked when a link to this page is pointed at. */
export const firstQuery = () => ({ query: PersonalPageDocument });

/** Profile of the shopper: picture, name and optional data (RT-09). */
export function PersonalPage() {
  const text = useText();
  const { data, error, retry } = usePageQuery(PersonalPageDocument, {});
  const viewer = data?.viewer;
  return (
    <Stack gap="6">
      <div>
        <BackLink to={paths.setting.href()}>{text('account.menu.settings')}</BackLink>
        <PageTitle>{text('entry.settings.personal')}</PageTitle>
      </div>
      {!viewer && (error ? <ErrorState onRetry={retry} /> : <Skeletons count={2} height="240px" />)}
      {viewer && (
        <>
          <StaleDataNotice hasFailed={Boolean(error)} />
          <DocumentCard>
            <DocumentCardHead end={<Barcode of={viewer.id.slice(-14)} />}>
              {text('common.myAccount')}
            </DocumentCardHead>
            <DocumentSection letter="A" title={text('settings.avatar.title')}>
              <AvatarEditor viewer={viewer} />
            </DocumentSection>
            <DocumentSection
              letter="B"
              title={text('settings.profileTitle')}
              after={text('settings.allOptional')}
            >
              <ProfileForm viewer={viewer} countries={data.countries} />
            </DocumentSection>
          </DocumentCard>
        </>
      )}
    </Stack>
  );
}
