import { chakra, Flex, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { usePageQuery } from '../../../apollo/usePageQuery';
import { paths } from '../../../routes/paths';
import { InvoiceButton } from '../../../features/invoices/InvoiceButton';
import { PackageActions } from '../../../features/packages/PackageActions';
import { PackageDetail } from '../../../features/packages/PackageDetail';
import { PackageReviewCard } from '../../../features/packages/PackageReviewCard';
import { PackageDetailPageDocument } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { LinkButton } from '../../../ui/Link';
import { OldNotice } from '../../../ui/feedback/OldNotice';
import { PageTitle } from '../../../ui/paper/PageTitle';
import { PrintButton } from '../../../ui/paper/PrintButton';
import { PrintHeading } from '../../../ui/paper/PrintHeading';
import { Skeletons } from '../../../ui/feedback/Skeletons';

/** Asked when a link to this page comes into view. */
export const firstQuery = (params: URLSearchParams) => ({
  query: PackageDetailPageDocument,
  variables: { id: params.get('id') ?? '' },
});

/** One package of the viewer; another's is not found (RT-18). */
export function PackageDetailPage() {
  const text = useText();
  const id = useSearchParams()[0].get('id') ?? '';
  const { data, error, retry } = usePageQuery(PackageDetailPageDocument, { id });
  const parcel = data?.package;
  return (
    <Stack gap="4">
      <PrintHeading />
      <Flex justifyContent="space-between" alignItems="center" gap="3" flexWrap="wrap">
        <PageTitle>{text('packages.detail')}</PageTitle>
        {parcel && (
          <Flex data-screen-only gap="2">
            <PrintButton />
            <InvoiceButton of="packages" number={parcel.number} />
          </Flex>
        )}
      </Flex>
      {data && <OldNotice hasFailed={Boolean(error)} />}
      {!data && (error ? <ErrorState onRetry={retry} /> : <Skeletons height="240px" />)}
      {parcel && (
        <>
          <PackageDetail package={parcel} actions={<PackageActions package={parcel} />} />
          <chakra.div data-screen-only>
            <PackageReviewCard package={parcel} />
          </chakra.div>
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
