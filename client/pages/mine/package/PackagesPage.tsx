import { useQuery } from '@apollo/client/react';
import { chakra, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { PackageCard } from '../../../features/packages/PackageCard';
import { packageStatusOf } from '../../../features/packages/packageStatus';
import { PackageTabs } from '../../../features/packages/PackageTabs';
import { PackagesPageDocument, type PackagesPageQuery } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { LinkButton } from '../../../ui/Link';
import { pageOf } from '../../../ui/pageOf';
import { PageTitle } from '../../../ui/PageTitle';
import { Pagination } from '../../../ui/Pagination';
import { Skeletons } from '../../../ui/Skeletons';

/** The viewer's packages; tab and page live in the address (RT-17). */
export function PackagesPage() {
  const text = useText();
  const [params] = useSearchParams();
  const status = packageStatusOf(params.get('status'));
  const { data, previousData, error, refetch } = useQuery(PackagesPageDocument, {
    variables: { status, page: pageOf(params) },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Stack gap="4">
      <PageTitle>{text('packages.title')}</PageTitle>
      <PackageTabs current={status} counts={(data ?? previousData)?.packages.counts} />
      {!data && (error ? <ErrorState onRetry={() => void refetch()} /> : <Skeletons />)}
      {data && (
        <Contents
          {...data.packages}
          hrefOf={(page) => paths.package.href({ status, page: page > 1 ? page : undefined })}
        />
      )}
    </Stack>
  );
}

type ContentsProps = PackagesPageQuery['packages'] & { hrefOf: (page: number) => string };

function Contents({ items, hrefOf, ...list }: ContentsProps) {
  const text = useText();
  return (
    <>
      {items.length === 0 && (
        <EmptyState title={text('packages.empty')}>
          <LinkButton to={paths.store.href()} look="solid">
            <FormattedMessage id="account.menu.warehouse" />
          </LinkButton>
        </EmptyState>
      )}
      <chakra.ul display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)" listStyleType="none">
        {items.map((parcel) => (
          <PackageCard key={parcel.id} package={parcel} />
        ))}
      </chakra.ul>
      <Pagination {...list} hrefOf={hrefOf} />
    </>
  );
}
