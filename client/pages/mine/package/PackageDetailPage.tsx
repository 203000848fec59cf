import { chakra, Flex } from '@chakra-ui/react';
import { PackageX } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { usePageQuery } from '../../../apollo/usePageQuery';
import { InvoiceButton } from '../../../features/invoices/InvoiceButton';
import { PackageDetail } from '../../../features/packages/PackageDetail';
import { PackageOverview } from '../../../features/packages/PackageOverview';
import { PackageTitle } from '../../../features/packages/PackageTitle';
import { PackageDetailPageDocument } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { paths } from '../../../routes/paths';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { StaleDataNotice } from '../../../ui/feedback/StaleDataNotice';
import { LinkButton } from '../../../ui/Link';
import { DocumentPage } from '../../../ui/layout/DocumentPage';
import { PrintButton } from '../../../ui/document/PrintButton';
import { DocumentCard } from '../../../ui/document/DocumentCard';

/** Asked when a link to this page is pointed at. */
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
  const title = <PackageTitle package={parcel} />;
  return (
    <DocumentPage back={{ to: paths.package.href({}), label: text('packages.title') }}>
      {data && <StaleDataNotice hasFailed={Boolean(error)} />}
      {parcel || (!data && !error) ? (
        <DocumentCard as="article">
          <PackageOverview package={parcel ?? undefined} title={title} />
        </DocumentCard>
      ) : (
        <chakra.div display="grid" gap="4">
          {title}
          {data ? (
            <EmptyState icon={PackageX} title={text('packages.unknown')}>
              <LinkButton to={paths.package.href({})} look="solid">
                <FormattedMessage id="account.menu.packages" />
              </LinkButton>
            </EmptyState>
          ) : (
            <ErrorState onRetry={retry} />
          )}
        </chakra.div>
      )}
      {parcel && (
        <PackageDetail
          package={parcel}
          papers={
            <Flex data-screen-only gap="2" flexWrap="wrap">
              <PrintButton />
              <InvoiceButton of="packages" number={parcel.number} />
            </Flex>
          }
        />
      )}
    </DocumentPage>
  );
}
