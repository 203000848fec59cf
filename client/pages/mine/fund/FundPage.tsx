import { useQuery } from '@apollo/client/react';
import { chakra, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { FundBalance } from '../../../features/funds/FundBalance';
import { FundRecords } from '../../../features/funds/FundRecords';
import { FundPageDocument, type FundPageQuery } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { pageOf } from '../../../ui/pageOf';
import { PageTitle } from '../../../ui/PageTitle';
import { Pagination } from '../../../ui/Pagination';
import { Skeletons } from '../../../ui/Skeletons';

/** The balance and what moved it (RT-19). */
export function FundPage() {
  const text = useText();
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery(FundPageDocument, {
    variables: { page: pageOf(params) },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Stack gap="6">
      <PageTitle>{text('funds.title')}</PageTitle>
      {!data && (error ? <ErrorState onRetry={() => void refetch()} /> : <Skeletons />)}
      {data?.viewer && <FundBalance fund={data.viewer.fund} />}
      {data && <Records {...data.fundRecords} />}
    </Stack>
  );
}

function Records({ items, ...list }: FundPageQuery['fundRecords']) {
  const text = useText();
  const hrefOf = (page: number) => paths.fund.href({ page: page > 1 ? page : undefined });
  return (
    <Stack gap="4">
      <chakra.h2 fontSize="lg">
        <FormattedMessage id="funds.records" />
      </chakra.h2>
      {items.length === 0 ? (
        <EmptyState title={text('funds.empty')} />
      ) : (
        <FundRecords records={items} />
      )}
      <Pagination {...list} hrefOf={hrefOf} />
    </Stack>
  );
}
