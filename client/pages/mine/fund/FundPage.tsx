import { Flex, Stack } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { usePageQuery } from '../../../apollo/usePageQuery';
import { FundBalance } from '../../../features/funds/FundBalance';
import { FundChart } from '../../../features/funds/FundChart';
import { FundFilter } from '../../../features/funds/FundFilter';
import { FundMonths } from '../../../features/funds/FundMonths';
import { FundSpending } from '../../../features/funds/FundSpending';
import { fundRecordGroupOf } from '../../../features/funds/fundRecordGroup';
import { fundRecordTypeOf } from '../../../features/funds/fundRecordType';
import { StatementCsvButton } from '../../../features/funds/StatementCsvButton';
import { StatementHolder } from '../../../features/funds/StatementHolder';
import { useFundStatement } from '../../../features/funds/useFundStatement';
import { FundPageDocument } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { StaleDataNotice } from '../../../ui/feedback/StaleDataNotice';
import { Skeletons } from '../../../ui/feedback/Skeletons';
import { listParamsOf, periodOf } from '../../../ui/lists/listParams';
import { PageTitle } from '../../../ui/layout/PageTitle';
import { RuledHeading } from '../../../ui/layout/RuledHeading';
import { PrintButton } from '../../../ui/document/PrintButton';
import { PrintHeading } from '../../../ui/document/PrintHeading';
import { FundPageRecords } from './FundPageRecords';

/** Asked when a link to this page is pointed at. */
export const firstQuery = (params: URLSearchParams) => ({
  query: FundPageDocument,
  variables: { ...narrowedBy(params), after: params.get('after') ?? undefined },
});

/** Returns the filters of the records in an address. */
function narrowedBy(params: URLSearchParams) {
  return {
    type: fundRecordTypeOf(params.get('type')),
    group: fundRecordGroupOf(params.get('group')),
    ...periodOf(listParamsOf(params)),
  };
}

/** The balance, what it was in the last half year, and what moved it (RT-19). */
export function FundPage() {
  const text = useText();
  const [params] = useSearchParams();
  const { from, to } = listParamsOf(params);
  const narrowed = narrowedBy(params);
  const { type, group } = narrowed;
  const after = params.get('after') ?? undefined;
  const { data, previousData, error, retry } = usePageQuery(FundPageDocument, {
    ...narrowed,
    after,
  });
  const { statement, print, isReading } = useFundStatement(narrowed);
  return (
    <Stack gap={{ base: '6', md: '8' }}>
      <PrintHeading />
      {data?.viewer && <StatementHolder email={data.viewer.email} {...{ from, to }} />}
      <PageTitle
        end={
          <Flex data-screen-only gap="2" flexWrap="wrap">
            <PrintButton isDisabled={isReading} onPrint={() => void print()}>
              {text('funds.statement')}
            </PrintButton>
            <StatementCsvButton narrowed={narrowed} />
          </Flex>
        }
      >
        {text('funds.title')}
      </PageTitle>
      {data && <StaleDataNotice hasFailed={Boolean(error)} />}
      {!data && !error && <Skeletons count={1} height={{ base: '486px', md: '508px' }} />}
      {data?.viewer && (
        <FundBalance fund={data.viewer.fund}>
          <FundChart days={data.fundDays}>
            <FundMonths months={data.fundMonths} />
          </FundChart>
        </FundBalance>
      )}
      {data && <FundSpending spending={data.fundSpending} />}
      {/* Below what is still to come, it would jump. */}
      {(data ?? previousData ?? error) && (
        <section aria-labelledby="records">
          <RuledHeading id="records" after={text('funds.yuan')}>
            {text('funds.records')}
          </RuledHeading>
          <Stack gap="4">
            <FundFilter group={group} type={type} period={{ from, to }} />
            {data ? (
              <FundPageRecords
                data={data}
                at={{ group, type, from, to, after }}
                statement={statement}
              />
            ) : error ? (
              <ErrorState onRetry={retry} />
            ) : (
              <Skeletons count={6} height={{ base: '70px', md: '66px' }} />
            )}
          </Stack>
        </section>
      )}
    </Stack>
  );
}
