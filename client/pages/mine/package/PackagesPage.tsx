import { Stack } from '@chakra-ui/react';
import { Package, SearchX } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { usePageQuery } from '../../../apollo/usePageQuery';
import { paths } from '../../../routes/paths';
import { PackageList } from '../../../features/packages/PackageList';
import { packageStatusOf } from '../../../features/packages/packageStatus';
import { PackageTabs } from '../../../features/packages/PackageTabs';
import { PackagesPageDocument, type PackagesPageQuery } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { FoundCount } from '../../../ui/lists/FoundCount';
import { LinkButton } from '../../../ui/Link';
import { ListFilter } from '../../../ui/lists/ListFilter';
import { isNarrowed, listParamsOf, periodOf, type ListParams } from '../../../ui/lists/listParams';
import { OldNotice } from '../../../ui/feedback/OldNotice';
import { PageTitle } from '../../../ui/paper/PageTitle';
import { Pagination } from '../../../ui/lists/Pagination';
import { Skeletons } from '../../../ui/feedback/Skeletons';

/** What a list of such an address is asked for. */
function variablesOf(params: URLSearchParams) {
  const { search, page, ...period } = listParamsOf(params);
  return { status: packageStatusOf(params.get('status')), search, page, ...periodOf(period) };
}

/** Asked when a link to this page is pointed at. */
export const firstQuery = (params: URLSearchParams) => ({
  query: PackagesPageDocument,
  variables: variablesOf(params),
});

/** The viewer's packages; tab, search, days and page live in the address (RT-17). */
export function PackagesPage() {
  const text = useText();
  const [params] = useSearchParams();
  const status = packageStatusOf(params.get('status'));
  const { search, from, to } = listParamsOf(params);
  const narrowed = { search, from, to };
  const { data, previousData, error, retry } = usePageQuery(
    PackagesPageDocument,
    variablesOf(params),
  );
  const count = isNarrowed(narrowed) ? 'packages.found' : 'packages.count';
  return (
    <Stack gap="4">
      <PageTitle>{text('packages.title')}</PageTitle>
      <ListFilter
        label={text('packages.find')}
        action={paths.package.path}
        current={narrowed}
        kept={{ status }}
        clearHref={paths.package.href({ status })}
        searchLabel={text('packages.searchLabel')}
        searchHint={text('packages.searchHint')}
      />
      <PackageTabs
        current={status}
        narrowed={narrowed}
        counts={(data ?? previousData)?.packages.counts}
      />
      <FoundCount>{data && text(count, { count: data.packages.total })}</FoundCount>
      {data && <OldNotice hasFailed={Boolean(error)} />}
      {!data && (error ? <ErrorState onRetry={retry} /> : <Skeletons height={CARD_HEIGHT} />)}
      {data && <Contents {...data.packages} status={status} narrowed={narrowed} />}
    </Stack>
  );
}

/** A package on its way. */
const CARD_HEIGHT = { base: '445px', md: '282px' };

type ContentsProps = PackagesPageQuery['packages'] & { status?: string; narrowed: ListParams };

function Contents({ items, status, narrowed, ...list }: ContentsProps) {
  const hrefOf = (page: number) =>
    paths.package.href({ status, ...narrowed, page: page > 1 ? page : undefined });
  return (
    <>
      {items.length === 0 && <NoPackages status={status} narrowed={narrowed} />}
      {/* What is chosen is chosen on this page. */}
      <PackageList key={hrefOf(list.page)} packages={items} />
      <Pagination {...list} hrefOf={hrefOf} />
    </>
  );
}

function NoPackages({ status, narrowed }: { status?: string; narrowed: ListParams }) {
  const text = useText();
  const { search } = narrowed;
  if (isNarrowed(narrowed))
    return (
      <EmptyState
        icon={SearchX}
        title={search ? text('packages.notFoundFor', { search }) : text('packages.notFoundThen')}
      >
        <LinkButton to={paths.package.href({ status })} look="solid">
          <FormattedMessage id="packages.clear" />
        </LinkButton>
      </EmptyState>
    );
  return (
    <EmptyState icon={Package} title={text('packages.empty')}>
      <LinkButton to={paths.store.href()} look="solid">
        <FormattedMessage id="account.menu.warehouse" />
      </LinkButton>
    </EmptyState>
  );
}
