import { chakra } from '@chakra-ui/react';
import { Wallet } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { FundRecords } from '../../../features/funds/FundRecords';
import { PendingRows } from '../../../features/funds/PendingRows';
import { StatementSum } from '../../../features/funds/StatementSum';
import { GiveUpPayment } from '../../../features/payments/GiveUpPayment';
import type { useFundStatement } from '../../../features/funds/useFundStatement';
import type { FundPageQuery, FundRecordGroup, FundRecordType } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { paths } from '../../../routes/paths';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LinkButton } from '../../../ui/Link';
import { FoundCount } from '../../../ui/lists/FoundCount';
import { StretchLinks } from '../../../ui/lists/StretchLinks';

interface FundPageRecordsProps {
  data: FundPageQuery;
  /** Filters and cursor of the records. */
  at: {
    group?: FundRecordGroup;
    type?: FundRecordType;
    from?: string;
    to?: string;
    after?: string;
  };
  /** The printed statement. */
  statement: ReturnType<typeof useFundStatement>['statement'];
}

/**
 * A stretch of the records. The next one begins behind the last of this one, not at a number, so that
 * none is shown twice or left out where money moves meanwhile.
 */
export function FundPageRecords({ data, at, statement }: FundPageRecordsProps) {
  const text = useText();
  const { after, ...narrowed } = at;
  const isNarrowed = Object.values(narrowed).some(Boolean);
  const { edges, pageInfo } = data.fundRecords;
  const records = statement?.records ?? edges.map(({ node }) => node);
  // Pending credits are above the latest records, whatever the filters.
  const fund = after || isNarrowed ? null : data.viewer?.fund;
  const [payments, withdrawals] = [fund?.pendingPayments ?? [], fund?.pendingWithdrawals ?? []];
  return (
    <>
      <chakra.div css={{ '&:has(> :empty)': { position: 'absolute' } }}>
        <FoundCount>
          {isNarrowed ? text('funds.shown', { count: edges.length }) : undefined}
        </FoundCount>
      </chakra.div>
      {statement?.sum && <StatementSum statement={statement.sum} />}
      {records.length + payments.length + withdrawals.length > 0 && (
        <FundRecords records={records}>
          <PendingRows
            {...{ payments, withdrawals }}
            giveUp={(paymentId, held) => <GiveUpPayment isSmall {...{ paymentId, held }} />}
          />
        </FundRecords>
      )}
      {records.length === 0 && !isNarrowed && (
        <EmptyState icon={Wallet} title={text('funds.empty')} />
      )}
      {records.length === 0 && isNarrowed && (
        <EmptyState icon={Wallet} title={text('funds.notFound')}>
          <LinkButton to={paths.fund.href()} look="solid">
            <FormattedMessage id="funds.clear" />
          </LinkButton>
        </EmptyState>
      )}
      <StretchLinks
        newest={after && paths.fund.href(narrowed)}
        older={
          pageInfo.hasNextPage
            ? paths.fund.href({ ...narrowed, after: pageInfo.endCursor ?? undefined })
            : undefined
        }
        labels={{ newest: text('funds.newest'), older: text('funds.older') }}
      />
    </>
  );
}
