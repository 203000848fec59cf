import { useQuery } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { PackageActions } from '../../../features/packages/PackageActions';
import { PackageDetail } from '../../../features/packages/PackageDetail';
import { PackageReviewCard } from '../../../features/packages/PackageReviewCard';
import { PackageDetailPageDocument } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { LinkButton } from '../../../ui/Link';
import { PageTitle } from '../../../ui/PageTitle';
import { Skeletons } from '../../../ui/Skeletons';

/** One package of the viewer; another's is not found (RT-18). */
export function PackageDetailPage() {
  const text = useText();
  const id = useSearchParams()[0].get('id') ?? '';
  const { data, error, refetch } = useQuery(PackageDetailPageDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const parcel = data?.package;
  return (
    <Stack gap="4">
      <PageTitle>{text('packages.detail')}</PageTitle>
      {!data && (error ? <ErrorState onRetry={() => void refetch()} /> : <Skeletons />)}
      {parcel && (
        <>
          <PackageDetail package={parcel} actions={<PackageActions package={parcel} />} />
          <PackageReviewCard package={parcel} />
        </>
      )}
      {parcel === null && (
        <EmptyState title={text('packages.unknown')}>
          <LinkButton to={paths.package.href({})} look="solid">
            <FormattedMessage id="account.menu.packages" />
          </LinkButton>
        </EmptyState>
      )}
    </Stack>
  );
}
