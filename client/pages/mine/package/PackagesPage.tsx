import { Package } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { usePageQuery } from '../../../apollo/usePageQuery';
import { paths } from '../../../routes/paths';
import { PackageList } from '../../../features/packages/PackageList';
import { UnpaidParcels } from '../../../features/warehouse/packing/UnpaidParcels';
import { packageStatuses, packageStatusOf } from '../../../features/packages/packageStatus';
import { PackagesPageDocument } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LinkButton } from '../../../ui/Link';
import { listParamsOf, periodOf } from '../../../ui/lists/listParams';
import { StatusList } from '../StatusList';

/** Returns the query variables for an address. */
function variablesOf(params: URLSearchParams) {
  const { search, page, ...period } = listParamsOf(params);
  return { status: packageStatusOf(params.get('status')), search, page, ...periodOf(period) };
}

/** Asked when a link to this page is pointed at. */
export const firstQuery = (params: URLSearchParams) => ({
  query: PackagesPageDocument,
  variables: variablesOf(params),
});

/** A package on its way. */
const CARD_HEIGHT = { base: '445px', md: '282px' };

/** The viewer's packages, to be narrowed by tab, search and days (RT-17). */
export function PackagesPage() {
  const text = useText();
  const [params] = useSearchParams();
  const variables = variablesOf(params);
  const { data, previousData, error, retry } = usePageQuery(PackagesPageDocument, variables);
  return (
    <StatusList
      of="packages"
      route={paths.package}
      statuses={packageStatuses}
      labelOf={(status) => text(`packages.status.${status}`)}
      status={variables.status}
      above={<UnpaidParcels />}
      found={data?.packages}
      foundBefore={previousData?.packages}
      hasFailed={Boolean(error)}
      onRetry={retry}
      cardHeight={CARD_HEIGHT}
      empty={
        <EmptyState icon={Package} title={text('packages.empty')}>
          <LinkButton to={paths.store.href()} look="solid">
            <FormattedMessage id="account.menu.warehouse" />
          </LinkButton>
        </EmptyState>
      }
    >
      {/* What is chosen is chosen on this page. */}
      {({ items }, key) => <PackageList key={key} packages={items} />}
    </StatusList>
  );
}
