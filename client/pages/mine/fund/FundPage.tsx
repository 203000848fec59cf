import { chakra, Flex, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { usePageQuery } from '../../../apollo/usePageQuery';
import { paths } from '../../../routes/paths';
import { FundBalance } from '../../../features/funds/FundBalance';
import { FundFilter } from '../../../features/funds/FundFilter';
import { FundMonths, fundMonthsHeight } from '../../../features/funds/FundMonths';
import { fundRecordTypeOf } from '../../../features/funds/fundRecordType';
import { FundRecords } from '../../../features/funds/FundRecords';
import { useFundStatement } from '../../../features/funds/useFundStatement';
import { FundPageDocument, type FundPageQuery, type FundRecordType } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { FoundCount } from '../../../ui/lists/FoundCount';
import { LinkButton } from '../../../ui/Link';
import { isNarrowed, listParamsOf, periodOf, type ListParams } from '../../../ui/lists/listParams';
import { OldNotice } from '../../../ui/feedback/OldNotice';
import { PageTitle } from '../../../ui/paper/PageTitle';
import { lastPage, Pagination } from '../../../ui/lists/Pagination';
import { PrintButton } from '../../../ui/paper/PrintButton';
import { PrintHeading } from '../../../ui/paper/PrintHeading';
import { Skeletons } from '../../../ui/feedback/Skeletons';

/** As many records as FundPage.graphql asks for. */
const PAGE_SIZE = 20;

/** Asked when a link to this page comes into view. */
export const firstQuery = (params: URLSearchParams) => ({
  query: FundPageDocument,
  variables: { ...narrowedBy(params), skip: skipTo(listParamsOf(params).page) },
});

/** How many records stand on the pages before. */
const skipTo = (page: number) => (page - 1) * PAGE_SIZE;

/** Type and days of the records that an address asks for. */
function narrowedBy(params: URLSearchParams) {
  return { type: fundRecordTypeOf(params.get('type')), ...periodOf(listParamsOf(params)) };
}

/** The balance and what moved it: by month, and one by one as the address narrows it (RT-19). */
export function FundPage() {
  const text = useText();
  const [params] = useSearchParams();
  const { page, from, to } = listParamsOf(params);
  const narrowed = narrowedBy(params);
  const { type } = narrowed;
  const { data, error, retry } = usePageQuery(FundPageDocument, {
    ...narrowed,
    skip: skipTo(page),
  });
  const statement = useFundStatement(narrowed);
  return (
    <Stack gap="6">
      <PrintHeading />
      <Flex justifyContent="space-between" alignItems="center" gap="3" flexWrap="wrap">
        <PageTitle>{text('funds.title')}</PageTitle>
        <PrintButton isDisabled={statement.isReading} onPrint={() => void statement.print()} />
      </Flex>
      {data && <OldNotice hasFailed={Boolean(error)} />}
      {!data && !error && (
        <>
          <Skeletons count={1} height={{ base: '113px', md: '129px' }} />
          <Skeletons count={1} height={fundMonthsHeight} />
        </>
      )}
      {data?.viewer && <FundBalance fund={data.viewer.fund} />}
      <Flex data-screen-only gap="3" flexWrap="wrap">
        <LinkButton to={paths.recharge.href()} look="solid">
          <FormattedMessage id="account.menu.recharge" />
        </LinkButton>
        <LinkButton to={paths.withdraw.href()}>
          <FormattedMessage id="payments.withdraw.link" />
        </LinkButton>
      </Flex>
      {data && <FundMonths months={data.fundMonths} />}
      <Stack gap="4">
        <chakra.h2 fontSize="lg">
          <FormattedMessage id="funds.records" />
        </chakra.h2>
        <FundFilter type={type} period={{ from, to }} />
        {data ? (
          <Records
            {...data.fundRecords}
            page={page}
            statement={statement.records}
            type={type}
            period={{ from, to }}
          />
        ) : error ? (
          <ErrorState onRetry={retry} />
        ) : (
          <Skeletons count={6} height={{ base: '110px', md: '48px' }} />
        )}
      </Stack>
    </Stack>
  );
}

type RecordsProps = FundPageQuery['fundRecords'] & {
  /** All of them, while they are printed. */
  statement?: FundPageQuery['fundRecords']['edges'][number]['node'][];
  page: number;
  type?: FundRecordType;
  period: ListParams;
};

function Records({ edges, totalCount, page, statement, type, period }: RecordsProps) {
  const text = useText();
  const { from, to } = period;
  const items = edges.map(({ node }) => node);
  const last = lastPage(totalCount, PAGE_SIZE);
  const isFiltered = type !== undefined || isNarrowed(period);
  const hrefOf = (other: number) =>
    paths.fund.href({ type, from, to, page: other > 1 ? other : undefined });
  return (
    <>
      <FoundCount>
        {text(isFiltered ? 'funds.found' : 'funds.count', { count: totalCount })}
      </FoundCount>
      {!statement && last > 1 && (
        <chakra.p display="none" _print={{ display: 'block' }}>
          {text('common.pageOf', { page, last })}
        </chakra.p>
      )}
      {items.length > 0 && <FundRecords records={statement ?? items} />}
      {items.length === 0 && !isFiltered && <EmptyState title={text('funds.empty')} />}
      {items.length === 0 && isFiltered && (
        <EmptyState title={text('funds.notFound')}>
          <LinkButton to={paths.fund.href()} look="solid">
            <FormattedMessage id="funds.clear" />
          </LinkButton>
        </EmptyState>
      )}
      <Pagination page={page} pageSize={PAGE_SIZE} total={totalCount} hrefOf={hrefOf} />
    </>
  );
}
