import { Stack } from '@chakra-ui/react';
import { usePageQuery } from '../../../apollo/usePageQuery';
import { AvatarEditor } from '../../../features/account/profile/AvatarEditor';
import { ProfileForm } from '../../../features/account/profile/ProfileForm';
import { PersonalPageDocument } from '../../../gql/graphql';
import { paths } from '../../../routes/paths';
import { useText } from '../../../i18n/useText';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { StaleDataNotice } from '../../../ui/feedback/StaleDataNotice';
import { BackLink } from '../../../ui/paper/BackLink';
import { Barcode } from '../../../ui/paper/Barcode';
import { PageTitle } from '../../../ui/paper/PageTitle';
import { Sheet, SheetHead } from '../../../ui/paper/Sheet';
import { SheetSection } from '../../../ui/paper/SheetSection';
import { Skeletons } from '../../../ui/feedback/Skeletons';

/** Asked when a link to this page is pointed at. */
export const firstQuery = () => ({ query: PersonalPageDocument });

/** Who the shopper is: picture, name and what else they care to tell (RT-09). */
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
          <Sheet>
            <SheetHead end={<Barcode of={viewer.id.slice(-14)} />}>
              {text('common.myAccount')}
            </SheetHead>
            <SheetSection letter="A" title={text('settings.avatar.title')}>
              <AvatarEditor viewer={viewer} />
            </SheetSection>
            <SheetSection
              letter="B"
              title={text('settings.profileTitle')}
              after={text('settings.allOptional')}
            >
              <ProfileForm viewer={viewer} countries={data.countries} />
            </SheetSection>
          </Sheet>
        </>
      )}
    </Stack>
  );
}
